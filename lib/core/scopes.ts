import { z } from "zod";

/** Access scopes of the interface, section Authentication. */
export const SCOPES = ["account:read", "listings:write", "orders:write"] as const;
export const scopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof scopeSchema>;

/** What each scope lets an app or key do, in the words the consent and settings pages show. */
export const SCOPE_LABELS: Record<Scope, string> = {
  "account:read": "Read your account, drafts and listings",
  "listings:write": "Create and edit your drafts and listings",
  "orders:write": "Price orders and prepare a checkout; you pay yourself, in your browser",
};

/** Splits an OAuth-style, space-separated scope string (RFC 6749, section 3.3) and drops unknown entries. */
export function parseScopes(text: string): Scope[] {
  const wanted = new Set(text.split(/\s+/));
  return SCOPES.filter((scope) => wanted.has(scope));
}
