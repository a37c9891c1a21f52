import { CrawlError, crawlError } from "./crawl-error";
import { type Resolve, requireFetchable } from "./http/address-guard";
import { type Answer, GuardedHttp, type Head, type HostMap } from "./http/ask";
import { type TakeBytes, upTo } from "./http/body";
import { follow } from "./http/follow";
import { CRAWL_LIMITS, type CrawlLimits } from "./limits";
import { Pace, type Pacing } from "./pace";
import { PRODUCT_TOKEN, parseRobots, type RobotsRules } from "./robots";
import { type RobotsAnswer, RobotsCache } from "./robots-cache";

export interface SessionOptions {
  /** Public origin of this service: the user agent names its page about the crawler. */
  baseUrl: string;
  hostMap: HostMap;
  now: () => Date;
  /** For whom the site is read: users take turns. */
  user?: string | null;
  limits?: Partial<CrawlLimits>;
  robotsCache?: RobotsCache;
  /** Shared with other visits; without it each visit keeps its own. */
  pace?: Pacing;
  resolve?: Resolve;
}

export interface Fetching {
  accept: string;
  /** False for hops that lead off the site. */
  isAllowedTarget: (url: URL) => boolean;
  /** Requests that this fetch may make, counted down; without it the visit's own limit holds. */
  allowance?: { requests: number };
  /** Ends this fetch before the visit does, with a CrawlError as its reason. */
  signal?: AbortSignal;
  /** Looks at the head of the last answer: how to read its body, null to leave it; may throw a CrawlError. */
  reader: (head: Head) => TakeBytes | null;
}

const MS = 1000;
const sharedRobots = new RobotsCache();

/**
 * One visit to a site: a time budget, connections, and manners. Every hop of every fetch is checked against the robots.txt
 * of its own host and spaced by its Crawl-delay. Close it when done.
 */
export class CrawlSession {
  readonly limits: CrawlLimits;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly user: string | null;
  /** False once a robots.txt that let us in said `ai-input=no`. */
  isAiInputAllowed = true;
  /** Requests for pages made so far, each redirect counted. */
  requests = 0;
  private readonly http: GuardedHttp;
  private readonly userAgent: string;
  private readonly budget = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly pace: Pacing;
  private readonly robots = new Map<string, Promise<RobotsAnswer>>();
  private readonly robotsCache: RobotsCache;

  constructor(private readonly options: SessionOptions) {
    this.limits = { ...CRAWL_LIMITS, ...options.limits };
    this.signal = this.budget.signal;
    this.now = options.now;
    this.user = options.user ?? null;
    this.robotsCache = options.robotsCache ?? sharedRobots;
    this.pace = options.pace ?? new Pace();
    this.userAgent = userAgentOf(options.baseUrl);
    this.http = new GuardedHttp({ ...options, timeoutMs: this.limits.requestTimeoutMs });
    const outOfTime = crawlError("out_of_time", { seconds: this.limits.totalMs / MS });
    this.timer = setTimeout(() => this.budget.abort(outOfTime), this.limits.totalMs);
  }

  /** Fetches an address and follows its redirects. Throws a CrawlError for whatever keeps it from being read. */
  async fetch(start: URL, fetching: Fetching): Promise<Answer> {
    return follow(start, this.limits.redirectsMax, async (url) => {
      requireFetchable(url);
      if (!fetching.isAllowedTarget(url)) throw crawlError("redirect_refused");
      const rules = await this.requireAllowed(url);
      this.countRequest(fetching.allowance);
      const signal = fetching.signal ? AbortSignal.any([this.signal, fetching.signal]) : this.signal;
      await this.pace.wait(url.host, Math.min(rules.crawlDelayMs, this.limits.crawlDelayMaxMs), signal);
      return this.http.exchange(url, {
        headers: { "user-agent": this.userAgent, accept: fetching.accept },
        signal,
        reader: fetching.reader,
      });
    });
  }

  /** What the robots.txt of the address's host says, once that was asked for; null where it lets nobody in. */
  async rulesOf(url: URL): Promise<RobotsRules | null> {
    return (await this.robots.get(url.origin))?.rules ?? null;
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.budget.abort(crawlError("out_of_time", { seconds: this.limits.totalMs / MS }));
    await this.http.close();
  }

  private countRequest(allowance = { requests: this.limits.requestsMax - this.requests }): void {
    if (allowance.requests <= 0 || this.requests >= this.limits.requestsMax) throw crawlError("enough_requests");
    allowance.requests -= 1;
    this.requests += 1;
  }

  private async requireAllowed(url: URL): Promise<RobotsRules> {
    const asked = this.robots.get(url.origin) ?? this.askRobots(url);
    this.robots.set(url.origin, asked);
    const answer = await asked;
    if (!answer.rules) throw answer.error;
    if (!answer.rules.isAllowed(url)) throw crawlError("robots_disallowed");
    if (!answer.rules.aiInputAllowed) this.isAiInputAllowed = false;
    return answer.rules;
  }

  private async askRobots(url: URL): Promise<RobotsAnswer> {
    const key = `${url.origin} ${this.options.hostMap[url.origin] ?? ""}`;
    const kept = this.robotsCache.find(key, url, this.now());
    if (kept) return { rules: kept };
    try {
      const rules = await this.readRobots(url.origin);
      this.robotsCache.keep(key, rules, this.now());
      return { rules };
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error;
      return { rules: null, error };
    }
  }

  /** RFC 9309, section 2.3.1: 2xx is read, 4xx allows all, anything else allows nothing. Redirects may leave the host. */
  private async readRobots(origin: string): Promise<RobotsRules> {
    const { robotsBytesMax } = this.limits;
    const answer = await this.askForRobots(new URL("/robots.txt", origin));
    if (answer.status >= 400 && answer.status < 500) return parseRobots(origin, "");
    if (!answer.body) throw crawlError("robots_unreachable", { status: answer.status });
    return parseRobots(origin, wholeLines(answer.body, robotsBytesMax));
  }

  /** A host that cannot exist or may not be asked is told as such; every other failure means that nothing may be read. */
  private async askForRobots(address: URL): Promise<Answer> {
    let hasHostAnswered = false;
    const { redirectsMax, robotsBytesMax } = this.limits;
    try {
      return await follow(address, redirectsMax, async (url) => {
        const answer = await this.http.exchange(url, {
          headers: { "user-agent": this.userAgent, accept: "text/plain,*/*;q=0.5" },
          signal: this.signal,
          reader: ({ status }) => (status >= 200 && status < 300 ? upTo(robotsBytesMax) : null),
        });
        hasHostAnswered = true;
        return answer;
      });
    } catch (error) {
      if (!(error instanceof CrawlError) || error.code === "out_of_time") throw error;
      const isOfHost = error.code === "dns_failure" || error.code === "private_address";
      throw isOfHost && !hasHostAnswered ? error : crawlError("robots_unreachable");
    }
  }
}

/** How the crawler names itself. */
export function userAgentOf(baseUrl: string): string {
  return `${PRODUCT_TOKEN}/1.0 (+${baseUrl}/bot)`;
}

/** A file cut at the limit may end in half a rule, which could allow or refuse anything: that line is dropped. */
function wholeLines(body: Buffer, limit: number): string {
  const text = body.toString("utf8");
  return body.length < limit ? text : text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1);
}
