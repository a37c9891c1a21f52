import type { Answer, Visitor } from "./visitor";

/** A form of a page: where it is sent, and what it holds besides what a person fills in. */
export interface Form {
  path: string;
  isMultipart: boolean;
  fields: [string, string][];
}

/** A browser without JavaScript at a visitor's address: keeps cookies, follows nothing, sends the forms of pages. One origin only. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  constructor(private readonly visitor: Visitor) {}

  /** Sets a cookie as if the origin had sent it. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  has(cookie: string): boolean {
    return this.#cookies.has(cookie);
  }

  async open(path: string): Promise<Answer> {
    return this.#keep(await this.visitor.ask(path, { isAnonymous: true, headers: this.#headers() }));
  }

  /** The form of a page that has a field or button of this name. Throws where there is none. */
  async formOf(path: string, name: string): Promise<Form> {
    const { status, text } = await this.open(path);
    const form = (text.match(/<form[\s\S]*?<\/form>/g) ?? []).find((one) => one.includes(`name="${name}"`));
    if (!form) throw new Error(`${path} has no form with ${name}: ${status}.`);
    const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
    const tag = form.slice(0, form.indexOf(">"));
    const fields = inputs.map((input): [string, string] => [attribute(input, "name"), attribute(input, "value")]);
    const { pathname, search } = new URL(attribute(tag, "action"), new URL(path, this.visitor.origin));
    return { path: pathname + search, isMultipart: attribute(tag, "encType") !== "", fields };
  }

  async send({ path, isMultipart, fields }: Form, filledIn: [string, string][]): Promise<Answer> {
    const form = isMultipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of [...fields, ...filledIn]) form.append(name, value);
    const asBody = new Response(form);
    const headers = {
      ...{ "content-type": asBody.headers.get("content-type") ?? "", origin: this.visitor.origin },
      ...this.#headers(),
    };
    const body = Buffer.from(await asBody.arrayBuffer());
    return this.#keep(await this.visitor.ask(path, { method: "POST", isAnonymous: true, headers, body }));
  }

  #headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { accept: "text/html", ...(cookie && { cookie }) };
  }

  #keep(answer: Answer): Answer {
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
