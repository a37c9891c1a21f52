import type { Db } from "@/db/client";
import type { CookieToSet } from "@/lib/auth/session-cookie";
import { sessionActor } from "@/lib/auth/session-store";
import { requestSignIn, type SignInMail, signInByCode, signInByLink } from "@/lib/auth/sign-in";

export const SITE = { name: "Fernwood", baseUrl: "https://fernwood.example" };
export const SECRET = "a-secret-of-at-least-thirty-two-characters";

/** The mails that were sent, newest last. */
export class Inbox {
  readonly mails: SignInMail[] = [];
  readonly send = async (mail: SignInMail) => void this.mails.push(mail);
  /** As the mail shows it. */
  get code(): string {
    return this.mails.at(-1)?.code ?? "";
  }
  get token(): string {
    return new URL(this.mails.at(-1)?.link ?? "").searchParams.get("token") ?? "";
  }
}

/** A browser as the sign-in forms meet it: its cookies, and the network it is in. */
export class SignInBrowser {
  readonly #cookies = new Map<string, string>();
  /** Every cookie it was told to keep, also those that are gone by now. */
  readonly told: CookieToSet[] = [];
  constructor(
    private readonly db: Db,
    private readonly inbox: Inbox,
    /** Counted as one caller. */
    readonly caller: string = crypto.randomUUID(),
  ) {}

  async ask(email: string, callbackUrl?: string): Promise<{ email: string }> {
    const deps = { ...this.#deps(), send: this.inbox.send };
    const input = { email, caller: this.caller, cookieHeader: this.cookieHeader, ...(callbackUrl && { callbackUrl }) };
    const { cookies, ...answer } = await requestSignIn(deps, input);
    this.keep(cookies);
    return answer;
  }

  async type(email: string, code: string, callbackUrl?: string) {
    const input = { email, code, cookieHeader: this.cookieHeader, ...(callbackUrl && { callbackUrl }) };
    return this.#arrive(await signInByCode(this.#deps(), input));
  }

  async open(email: string, token: string) {
    return this.#arrive(await signInByLink(this.#deps(), { email, token, cookieHeader: this.cookieHeader }));
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  keep(cookies: CookieToSet[]): void {
    this.told.push(...cookies);
    for (const { name, value } of cookies) this.#cookies.set(name, value);
  }

  actor() {
    return sessionActor(this.db, this.cookieHeader, SITE.baseUrl);
  }

  #arrive(step: { redirectTo: string; cookies: CookieToSet[] }) {
    this.keep(step.cookies);
    return step;
  }

  #deps() {
    return { db: this.db, site: SITE, secret: SECRET };
  }
}
