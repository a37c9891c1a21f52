import { randomBytes } from "node:crypto";
import { z } from "zod";
import { sessionAdapter } from "@/lib/auth/session-adapter";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { createUser } from "@/lib/testing/database/factories";
import { pkce } from "@/lib/testing/oauth/oauth-flow";
import { Browser } from "./browser";
import type { Target } from "./target";
import type { Answer } from "./visitor";

/** Where apps of attackers are called back. */
const CALLBACK = "https://agent.attack.example/callback";
const HOUR_MS = 3_600_000;
const registered = z.object({ client_id: z.string() });
const issued = z.object({ access_token: z.string(), refresh_token: z.string() });

export type Tokens = z.infer<typeof issued>;

/** The tokens of an answer; null where it gave none. */
export function tokensOf({ status, text }: Answer): Tokens | null {
  return status === 200 ? issued.parse(JSON.parse(text)) : null;
}

/** Registers an app of the attacker's, as anybody can. */
export async function registerApp({ attacker }: Target, metadata: object = {}): Promise<string> {
  const body = { client_name: "Agent", redirect_uris: [CALLBACK], ...metadata };
  const { status, text } = await attacker.ask("/oauth/register", { method: "POST", isAnonymous: true, body });
  if (status !== 201) throw new Error(`The app was not registered: ${status}.`);
  return registered.parse(JSON.parse(text)).client_id;
}

/** Where a person is sent who is to let the app in. */
export function authorizePath({ origin }: Target, clientId: string, extra: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id: clientId, redirect_uri: CALLBACK, scope: "account:read", state: "s" },
    ...{ resource: `${origin}/mcp`, code_challenge: pkce().challenge, code_challenge_method: "S256" },
    ...extra,
  });
  return `/oauth/authorize?${query}`;
}

/** A browser in which somebody is signed in. */
export async function signedIn(target: Target): Promise<Browser> {
  const browser = new Browser(await target.newPerson());
  const { db } = target.database;
  const { id: userId } = await createUser(db);
  const sessionToken = randomBytes(16).toString("hex");
  await sessionAdapter(db).createSession?.({ sessionToken, userId, expires: new Date(Date.now() + HOUR_MS) });
  browser.setCookie(sessionCookieName(target.origin), sessionToken);
  return browser;
}

/** Asks for tokens, as an app does. */
export function askForTokens({ attacker }: Target, fields: Record<string, string>): Promise<Answer> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  return attacker.ask("/oauth/token", { method: "POST", isAnonymous: true, headers, body });
}

/** An app that somebody let in, with its tokens. Needs pages. */
export async function letIn(target: Target): Promise<{ clientId: string; tokens: Tokens }> {
  const clientId = await registerApp(target);
  const browser = await signedIn(target);
  const { verifier, challenge } = pkce();
  const started = await browser.open(authorizePath(target, clientId, { code_challenge: challenge }));
  const consent = await browser.formOf(pathFrom(target, started), "decision");
  const decided = await browser.send(consent, [
    ["decision", "allow"],
    ["scope", "account:read"],
  ]);
  const back = new URL(locationOf(await browser.open(pathFrom(target, decided))));
  const code = back.searchParams.get("code") ?? "";
  const fields = { grant_type: "authorization_code", client_id: clientId, code, code_verifier: verifier };
  const tokens = tokensOf(await askForTokens(target, { ...fields, redirect_uri: CALLBACK }));
  if (!tokens) throw new Error("The app got no tokens.");
  return { clientId, tokens };
}

/** Where an answer sends the browser on at our own origin. */
const pathFrom = ({ origin }: Target, answer: Answer) => new URL(locationOf(answer), origin).href.replace(origin, "");

/** Where an answer sends the browser; empty where it stays. */
export function locationOf({ headers }: Answer): string {
  return String(headers.location ?? "");
}
