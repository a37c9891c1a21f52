import { customFetch } from "@auth/core";
import type { Provider } from "@auth/core/providers";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { z } from "zod";
import { type Env, env } from "@/lib/core/env";

export type OAuthProviderId = "github" | "google";

const TIMEOUT_MS = 8_000;
const GITHUB_API = "https://api.github.com";

/** What this deployment is called at a provider. */
interface Client {
  clientId: string;
  clientSecret: string;
}

const PROVIDERS = [
  { id: "github", name: "GitHub", provider: gitHub },
  { id: "google", name: "Google", provider: google },
] as const;

/** Sign-in providers beside mail that this deployment configured. */
export function oauthProviders(e: Env = env()): { id: OAuthProviderId; name: string }[] {
  return PROVIDERS.filter(({ id }) => clientAt(id, e)).map(({ id, name }) => ({ id, name }));
}

function clientAt(id: OAuthProviderId, e: Env): Client | null {
  const [clientId, clientSecret] =
    id === "github" ? [e.AUTH_GITHUB_ID, e.AUTH_GITHUB_SECRET] : [e.AUTH_GOOGLE_ID, e.AUTH_GOOGLE_SECRET];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

/** The configured providers as next-auth takes them, reached by `reach`. Their profiles tell whether the e-mail is verified. */
export function configuredProviders(reach: typeof fetch = fetch, e: Env = env()): Provider[] {
  const timed: typeof fetch = (input, init) => reach(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return PROVIDERS.flatMap(({ id, provider }) => {
    const client = clientAt(id, e);
    return client ? [provider(timed, client)] : [];
  });
}

/** Nothing is asked of a provider after signing in, so its tokens are not kept. */
const keepsNoTokens = () => undefined;

function gitHub(reach: typeof fetch, client: Client): Provider {
  return GitHub({
    ...client,
    checks: ["pkce", "state"],
    account: keepsNoTokens,
    userinfo: {
      url: `${GITHUB_API}/user`,
      request: ({ tokens }: { tokens: { access_token?: string } }) => gitHubProfile(reach, tokens.access_token ?? ""),
    },
    [customFetch]: reach,
  });
}

function google(reach: typeof fetch, client: Client): Provider {
  return Google({
    ...client,
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
