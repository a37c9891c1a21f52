import type { Scenario } from "../scenario";
import type { Answer } from "../visitor";

const REQUESTS = 200;
const CHOSEN = "Y2hvc2VuLWJ5LXN0cmFuZ2Vycw==";
const PATHS = ["/", "/listings/tidebell", "/search?q=%3Cscript%3Ealert(1)%3C/script%3E", "/sign-in", "/no-such.php"];
const POLICY = `script-src 'unsafe-inline' 'nonce-${CHOSEN}'`;

/** What a client could say so that a page would be made for a policy of its own, and kept for others by a cache between. */
const HEADERS: Record<string, string>[] = [
  {},
  { "x-nonce": CHOSEN },
  { "content-security-policy": POLICY },
  { "content-security-policy-report-only": POLICY },
  { "x-middleware-request-x-nonce": CHOSEN, "x-middleware-override-headers": "x-nonce" },
  { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" },
  { "x-forwarded-proto": "http", "x-forwarded-host": "elsewhere.example" },
];

export const scenario: Scenario = {
  name: "200 pages asked for under a policy of the caller's",
  measures: "pages in which a script of strangers would run",
  bar: 0,
  needsPages: true,
  async run(target) {
    const seen = new Set<string>([CHOSEN]);
    let open = 0;
    let inline = 0;
    for (let i = 0; i < target.times(REQUESTS); i++) {
      const headers = HEADERS[i % HEADERS.length] ?? {};
      const answer = await target.attacker.ask(PATHS[i % PATHS.length] ?? "/", { headers, isAnonymous: true });
      const nonce = nonceOf(answer);
      const scripts = nonce === null ? [] : inlineScriptsOf(answer.text);
      if (nonce === null || seen.has(nonce) || scripts.some((tag) => !tag.includes(`nonce="${nonce}"`))) open += 1;
      if (nonce !== null) seen.add(nonce);
      inline += scripts.length;
    }
    return { figure: open, note: `${inline} inline scripts of our own, each with the nonce of its answer` };
  },
};

/** The one nonce by which an answer's inline scripts run; null where others would run as well. */
function nonceOf({ headers }: Answer): string | null {
  const policy = headers["content-security-policy"];
  const [, nonce = null] =
    /; script-src 'self' 'nonce-([\w+/=]+)';/.exec(typeof policy === "string" ? policy : "") ?? [];
  return nonce;
}

/** Opening tags of scripts that browsers would run; JSON-LD is data to them. */
function inlineScriptsOf(html: string): string[] {
  return (html.match(/<script[^>]*>/g) ?? []).filter((tag) => !tag.includes('type="application/ld+json"'));
}
