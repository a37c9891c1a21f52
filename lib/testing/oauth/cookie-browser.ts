interface StoredCookie {
  name: string;
  value: string;
  path: string;
}

/** As much of a browser as a sign-in needs: cookies by path, redirects one at a time, forms. One origin only. */
export class TestBrowser {
  #cookies = new Map<string, StoredCookie>();

  constructor(readonly origin: string) {}

  /** Sets a cookie as if the origin had sent it. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(`${name} /`, { name, value, path: "/" });
  }

  /** The `Cookie` header for a path. */
  cookieHeader(path: string): string {
    const fits = (cookie: StoredCookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, "/"));
    return [...this.#cookies.values()]
      .filter(fits)
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  /** One request without following its redirect. */
  async go(target: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(target, this.origin);
    const headers = new Headers({ accept: "text/html", ...Object.fromEntries(new Headers(init.headers)) });
    const cookie = this.cookieHeader(url.pathname);
    if (cookie) headers.set("cookie", cookie);
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(line, url.pathname);
    return response;
  }

  /** Sends a form as the page of this origin would. */
  submit(target: string, fields: [string, string][], headers: Record<string, string> = {}): Promise<Response> {
    const own = { origin: this.origin, "content-type": "application/x-www-form-urlencoded", ...headers };
    return this.go(target, { method: "POST", headers: own, body: new URLSearchParams(fields) });
  }

  #keep(line: string, requestPath: string): void {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? requestPath;
    const isGone = attributes.some((attribute) => /^(expires=Thu, 01 Jan 1970|max-age=0)/i.test(attribute));
    if (isGone) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { name, value, path });
  }
}
