import { hashSource } from "@/lib/core/http/content-policy";
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
    const seen = new Set([`'nonce-${CHOSEN}'`]);
    let open = 0;
    let blocked = 0;
    for (let i = 0; i < target.times(REQUESTS); i++) {
      const headers = HEADERS[i % HEADERS.length] ?? {};
      const answer = await target.attacker.ask(PATHS[i % PATHS.length] ?? "/", { headers, isAnonymous: true });
      const sources = scriptSourcesOf(answer);
      const nonces = sources.filter((one) => one.startsWith("'nonce-"));
      if (!isClosed(sources) || nonces.some((one) => seen.has(one)) || answer.text.includes(CHOSEN)) open += 1;
      for (const nonce of nonces) seen.add(nonce);
      blocked += inlineScriptsOf(answer.text).filter((own) => !sources.some((one) => own.includes(one))).length;
    }
    return { figure: open, note: `${blocked} inline scripts of our own held back` };
  },
};

/** By what an answer's scripts run. */
function scriptSourcesOf({ headers }: Answer): string[] {
  const [, sources = ""] = /script-src ([^;]*)/.exec(String(headers["content-security-policy"])) ?? [];
  return sources.split(" ");
}

const isClosed = (sources: string[]) =>
  sources.length > 1 && sources.every((one) => /^'(?:self|nonce-[\w+/=]{24}|sha256-[\w+/=]{44})'$/.test(one));

/** Of each script in the page that browsers would run, by what they could; JSON-LD is data to them. */
function inlineScriptsOf(html: string): string[][] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, attributes = "", text = ""]) => [`'nonce-${/nonce="([^"]*)"/.exec(attributes)?.[1]}'`, hashSource(text)]);
}
