import { customFetch } from "@auth/core";
import type { Provider } from "@auth/core/providers";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { z } from "zod";
import { type Env, env } from "@/lib/core/env";

export type OAuthProviderId = "github" | "google";

const TIMEOUT_MS = 8_000;
const GITHUB_API = "https://api.github.com";

/** Sign-in providers beside mail that this deployment configured. */
export function oauthProviders(e: Env = env()): { id: OAuthProviderId; name: string }[] {
  return [
    ...(e.AUTH_GITHUB_ID && e.AUTH_GITHUB_SECRET ? [{ id: "github" as const, name: "GitHub" }] : []),
    ...(e.AUTH_GOOGLE_ID && e.AUTH_GOOGLE_SECRET ? [{ id: "google" as const, name: "Google" }] : []),
  ];
}

/** The configured providers as next-auth takes them, reached by `reach`. Their profiles tell whether the e-mail is verified. */
export function configuredProviders(reach: typeof fetch = fetch, e: Env = env()): Provider[] {
  const timed: typeof fetch = (input, init) => reach(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return oauthProviders(e).map(({ id }) => (id === "github" ? gitHub(timed, e) : google(timed, e)));
}

/** Nothing is asked of a provider after signing in, so its tokens are not kept. */
const keepsNoTokens = () => undefined;

function gitHub(reach: typeof fetch, e: Env): Provider {
  return GitHub({
    clientId: e.AUTH_GITHUB_ID,
    clientSecret: e.AUTH_GITHUB_SECRET,
    checks: ["pkce", "state"],
    account: keepsNoTokens,
    userinfo: {
      url: `${GITHUB_API}/user`,
      request: ({ tokens }: { tokens: { access_token?: string } }) => gitHubProfile(reach, tokens.access_token ?? ""),
    },
    [customFetch]: reach,
  });
}

function google(reach: typeof fetch, e: Env): Provider {
  return Google({
    clientId: e.AUTH_GOOGLE_ID,
    clientSecret: e.AUTH_GOOGLE_SECRET,
    checks: ["pkce", "state", "nonce"],
    account: keepsNoTokens,
    [customFetch]: reach,
  });
}

const gitHubUser = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const gitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Who signed in at GitHub. The profile's own e-mail is what the person shows there; the list says which one is verified. */
async function gitHubProfile(reach: typeof fetch, token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: "application/vnd.github+json",
    "user-agent": "Launchyard",
  };
  const read = async (path: string): Promise<unknown> => {
    const response = await reach(GITHUB_API + path, { headers });
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}`);
    return response.json();
  };
  const [user, emails] = await Promise.all([read("/user"), read("/user/emails")]);
  const primary = gitHubEmails.parse(emails).find((one) => one.primary);
  return { ...gitHubUser.parse(user), email: primary?.email, email_verified: primary?.verified === true };
}
