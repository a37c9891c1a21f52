import robotsParser from "robots-parser";

/** The name robots.txt groups know us by (RFC 9309, section 2.2.1). */
export const PRODUCT_TOKEN = "LaunchyardBot";

/** What a robots.txt says to us about one origin. */
export interface RobotsRules {
  /** False for every other origin: this file says nothing about it. */
  isAllowed(url: URL): boolean;
  crawlDelayMs: number;
  /** False where `Content-Signal: ai-input=no` asks models to stay away. */
  aiInputAllowed: boolean;
  /** Addresses of the site's maps that the file names. */
  sitemaps: string[];
}

interface Line {
  key: string;
  value: string;
}

/** Steps one check may cost: long paths against thousands of wildcards are refused instead of computed. */
const MATCH_STEPS_MAX = 50_000_000;
const GROUP_MEMBERS = new Set(["allow", "disallow", "crawl-delay", "content-signal"]);
const SITEMAPS_MAX = 5;
const MS = 1000;

/**
 * Reads a robots.txt (RFC 9309). robots-parser does the matching; it is handed only the groups that speak to us, with
 * paths and patterns brought to one percent-encoding, for it compares them letter by letter.
 */
export function parseRobots(origin: string, text: string): RobotsRules {
  const lines = ourLines(text);
  const rules = lines
    .filter(({ key, value }) => (key === "allow" || key === "disallow") && value !== "")
    .map(({ key, value }) => ({ key, pattern: canonicalPath(value.replace(/\*+/g, "*")) }));
  const wildcardSteps = rules.reduce((sum, { pattern }) => sum + (pattern.includes("*") ? pattern.length : 0), 0);
  const file = ["User-agent: *", ...rules.map(({ key, pattern }) => `${key}: ${pattern}`)].join("\n");
  const parser = robotsParser(`${origin}/robots.txt`, file);
  return {
    isAllowed(url) {
      const path = canonicalPath(url.pathname + url.search);
      if (path.length * wildcardSteps > MATCH_STEPS_MAX) return false;
      return parser.isAllowed(url.origin + path, "*") === true;
    },
    crawlDelayMs: crawlDelayOf(lines),
    aiInputAllowed: !lines.some(({ key, value }) => key === "content-signal" && refusesAiInput(value)),
    sitemaps: linesOf(text)
      .flatMap(({ key, value }) =>
        key === "sitemap" && URL.canParse(value, origin) ? [new URL(value, origin).href] : [],
      )
      .slice(0, SITEMAPS_MAX),
  };
}

/** True for a `Content-Signal` value such as `search=yes, ai-input=no`. */
export function refusesAiInput(signal: string): boolean {
  return /(?:^|[\s,;])ai-input\s*=\s*no(?:$|[\s,;])/i.test(signal);
}

/** Lines of the groups that name us, else of the groups for all; signals that stand before any group count for all. */
function ourLines(text: string): Line[] {
  const ours: Line[] = [];
  const everyones: Line[] = [];
  const unscoped: Line[] = [];
  let agents: string[] = [];
  let isNaming = false;
  let isNamed = false;
  for (const line of linesOf(text)) {
    if (line.key === "user-agent") {
      agents = isNaming ? [...agents, tokenOf(line.value)] : [tokenOf(line.value)];
      isNaming = true;
      isNamed ||= agents.includes(PRODUCT_TOKEN.toLowerCase());
    } else if (GROUP_MEMBERS.has(line.key)) {
      isNaming = false;
      if (agents.length === 0 && line.key === "content-signal") unscoped.push(line);
      if (agents.includes(PRODUCT_TOKEN.toLowerCase())) ours.push(line);
      if (agents.includes("*")) everyones.push(line);
    }
  }
  return [...unscoped, ...(isNamed ? ours : everyones)];
}

function linesOf(text: string): Line[] {
  return text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line))
    .flatMap((match) => (match?.[1] ? [{ key: match[1].toLowerCase(), value: (match[2] ?? "").trim() }] : []));
}

/** `LaunchyardBot/1.0` names us as much as `launchyardbot` does. */
function tokenOf(value: string): string {
  return value.startsWith("*") ? "*" : (/^[a-z_-]+/i.exec(value)?.[0] ?? "").toLowerCase();
}

function crawlDelayOf(lines: Line[]): number {
  const delays = lines.filter((line) => line.key === "crawl-delay").map((line) => Number(line.value) * MS);
  return Math.max(0, ...delays.filter(Number.isFinite));
}

/**
 * One spelling per path (RFC 9309, section 2.2.2): escapes of unreserved characters undone, all else that is not plain ASCII
 * of a path escaped in upper case. `%61bout` is `about`, `/ü` is `/%C3%BC`.
 */
export function canonicalPath(path: string): string {
  return path.replace(/%[0-9a-fA-F]{2}|[^\w.~!$&()*+,;=:@/?-]/gu, (part: string) => {
    if (part.length !== 3 || !part.startsWith("%")) return escaped(part);
    const char = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[\w.~-]/.test(char) ? char : part.toUpperCase();
  });
}

function escaped(char: string): string {
  return [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
