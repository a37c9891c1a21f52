import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Who sits at the browser, as GitHub and Google know them. */
export interface Person {
  id: number;
  name: string;
  email: string;
  verified: boolean;
}

interface Issued {
  person: Person;
  query: URLSearchParams;
}

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const HOSTS = ["github.com", "api.github.com", "accounts.google.com", "oauth2.googleapis.com", "www.googleapis.com"];
const GOOGLE = "https://accounts.google.com";
const BAD_CREDENTIALS = { status: 401, body: { message: "Bad credentials" } };

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** GitHub's and Google's sign-in as they speak on the wire, on loopback; each can be made to misbehave. */
export class FakeIdentity {
  person: Person = { id: 1, name: "Ada", email: "ada@a.example", verified: true };
  /** Statuses answered instead, by host and path such as `api.github.com/user`. */
  broken: Record<string, number> = {};
  /** What Google's ID token says otherwise. */
  claims: Record<string, unknown> = {};
  /** What GitHub's profile says besides. */
  profile: Record<string, unknown> = {};
  readonly secret = "secret-of-ours";
  readonly #codes = new Map<string, Issued>();
  readonly #tokens = new Map<string, Person>();
  readonly #server = createServer((req, res) => void this.#serve(req, res));

  static async start(): Promise<FakeIdentity> {
    const fake = new FakeIdentity();
    await new Promise<void>((resolve) => fake.#server.listen(0, "127.0.0.1", resolve));
    return fake;
  }

  close(): void {
    this.#server.close();
  }

  /** A fetch that knows these two services and nothing else. A call that could wait for ever is a fault. */
  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!HOSTS.includes(url.host)) throw new Error(`nothing but GitHub and Google is reached, not ${url.host}`);
    if (!init?.signal) throw new Error(`the call to ${url.host} has no time limit`);
    const { port } = this.#server.address() as AddressInfo; // a TCP server's address is never a pipe's name
    return fetch(`http://127.0.0.1:${port}/${url.host}${url.pathname}${url.search}`, init);
  };

  /** The person agrees at the provider's page: the address that the browser is sent back to. */
  async agree(address: string): Promise<URL> {
    const answer = await this.fetch(address, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    return new URL(answer.headers.get("location") ?? "");
  }

  async #serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? "/", "http://fake");
    const place = url.pathname.slice(1);
    const body = new URLSearchParams(await text(req));
    const status = this.broken[place];
    const answer = status ? { status, body: { message: "broken" } } : this.#answer(place, url.searchParams, body, req);
    res.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers });
    res.end(JSON.stringify(answer.body));
  }

  #answer(place: string, query: URLSearchParams, form: URLSearchParams, req: IncomingMessage): Answer {
    switch (place) {
      case "github.com/login/oauth/authorize":
      case "accounts.google.com/o/oauth2/v2/auth":
        return this.#sendBack(query);
      case "github.com/login/oauth/access_token":
        return this.#gitHubToken(form, req);
      case "api.github.com/user":
        return this.#asBearer(req, ({ id, name }) => ({ id, login: name.toLowerCase(), name, ...this.profile }));
      case "api.github.com/user/emails":
        return this.#asBearer(req, ({ email, verified }) => [
          { email: "spare@a.example", primary: false, verified: true },
          { email, primary: true, verified },
        ]);
      case "accounts.google.com/.well-known/openid-configuration":
        return { body: GOOGLE_METADATA };
      case "oauth2.googleapis.com/token":
        return this.#googleToken(form, req);
      case "www.googleapis.com/oauth2/v3/certs":
        return { body: { keys: [{ ...publicKey.export({ format: "jwk" }), alg: "RS256", use: "sig", kid: "1" }] } };
      default:
        return { status: 404, body: { message: "Not Found" } };
    }
  }

  #sendBack(query: URLSearchParams): Answer {
    const code = randomUUID();
    this.#codes.set(code, { person: this.person, query });
    const back = new URL(query.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code, state: query.get("state") ?? "" }).toString();
    return { status: 302, headers: { location: back.href } };
  }

  /** Takes a code, once, from the app that it was made for. Null for anything else. */
  #redeem(form: URLSearchParams, req: IncomingMessage): Issued | null {
    const issued = this.#codes.get(form.get("code") ?? "");
    this.#codes.delete(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const client = `Basic ${Buffer.from(`${issued?.query.get("client_id")}:${this.secret}`).toString("base64")}`;
    const fits =
      issued?.query.get("code_challenge") === challenge &&
      issued.query.get("redirect_uri") === form.get("redirect_uri") &&
      req.headers.authorization === client;
    return fits ? issued : null;
  }

  #newToken(person: Person): string {
    const token = randomUUID();
    this.#tokens.set(token, person);
    return token;
  }

  /** GitHub says 200 to a bad code, with an error in the body. */
  #gitHubToken(form: URLSearchParams, req: IncomingMessage): Answer {
    const issued = this.#redeem(form, req);
    if (!issued) return { body: { error: "bad_verification_code", error_description: "The code is incorrect." } };
    const scope = "read:user,user:email";
    return { body: { access_token: this.#newToken(issued.person), token_type: "bearer", scope } };
  }

  #asBearer(req: IncomingMessage, make: (person: Person) => unknown): Answer {
    const person = this.#tokens.get(req.headers.authorization?.replace("Bearer ", "") ?? "");
    if (!req.headers["user-agent"])
      return { status: 403, body: { message: "Please make sure you have a User-Agent." } };
    return person ? { body: make(person) } : BAD_CREDENTIALS;
  }

  #googleToken(form: URLSearchParams, req: IncomingMessage): Answer {
    const issued = this.#redeem(form, req);
    if (!issued) return { status: 400, body: { error: "invalid_grant", error_description: "Bad Request" } };
    const access_token = this.#newToken(issued.person);
    const id_token = this.#idToken(issued);
    return { body: { access_token, expires_in: 3599, scope: "openid email profile", token_type: "Bearer", id_token } };
  }

  #idToken({ person, query }: Issued): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: GOOGLE,
      aud: query.get("client_id"),
      sub: String(person.id),
      email: person.email,
      email_verified: person.verified,
      name: person.name,
      nonce: query.get("nonce"),
      iat: now,
      exp: now + 3600,
      ...this.claims,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const signed = `${part({ alg: "RS256", kid: "1" })}.${part(claims)}`;
    return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
  }
}

const GOOGLE_METADATA = {
  issuer: GOOGLE,
  authorization_endpoint: `${GOOGLE}/o/oauth2/v2/auth`,
  token_endpoint: "https://oauth2.googleapis.com/token",
  userinfo_endpoint: "https://openidconnect.googleapis.com/v1/userinfo",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["plain", "S256"],
};
