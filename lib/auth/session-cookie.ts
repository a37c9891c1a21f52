/** A cookie to set, in the shape both next-auth and Next's `cookies().set` speak. An empty value with maxAge 0 removes it. */
export interface CookieToSet {
  name: string;
  value: string;
  options: {
    httpOnly?: boolean;
    secure?: boolean;
    sameSite?: "lax" | "strict" | "none";
    path?: string;
    maxAge?: number;
    expires?: Date;
  };
}

const isSecure = (baseUrl: string) => baseUrl.startsWith("https:");

/** `__Host-` binds a cookie to this very host over https (RFC 6265bis, section 4.1.3.2); plain http cannot have it. */
export const cookieName = (baseUrl: string, name: string): string => `${isSecure(baseUrl) ? "__Host-" : ""}ly_${name}`;
export const sessionCookieName = (baseUrl: string): string => cookieName(baseUrl, "session");

export function cookieOptions(baseUrl: string) {
  return { httpOnly: true, sameSite: "lax" as const, path: "/", secure: isSecure(baseUrl) };
}

/** The value of a cookie in a `Cookie` header, or null. */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
