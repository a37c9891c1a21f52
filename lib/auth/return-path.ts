/** Where to go after signing in: `wanted` if it lies on our own origin, else home. Returns a path, which never starts with `//`. */
export function safeReturnPath(baseUrl: string, wanted: string | null | undefined): string {
  if (!wanted || !URL.canParse(wanted, baseUrl)) return "/";
  const url = new URL(wanted, baseUrl);
  if (url.origin !== new URL(baseUrl).origin) return "/";
  // `/.//host` parses to the path `//host`, which a browser would take for another origin.
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}
