/** Where the authorization server answers, under the origin it was reached at. */
export const OAUTH_PATHS = {
  authorization: "/oauth/authorize",
  token: "/oauth/token",
  registration: "/oauth/register",
  revocation: "/oauth/revoke",
} as const;

/** The page that asks the person about one authorization, by its `uid`. */
export const consentPath = (uid: string): string => `/oauth/consent/${uid}`;
