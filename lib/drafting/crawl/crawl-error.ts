/** What our sentences may name. Never text from a site or a library. */
export interface Facts {
  status?: number;
  /** One of the media types that may be named (fetch-page.ts). */
  mediaType?: string;
  seconds?: number;
  mib?: number;
  redirects?: number;
}

interface Words {
  /** Why a page was skipped, as it stands in the list of pages. */
  skipped: string | ((facts: Facts) => string);
  /** What happened to the home page, and what its owner can do. */
  message: string | ((facts: Facts) => string);
  fix: string;
}

const RETRY = "Check that the address opens in a browser, then try again.";

const WORDS = {
  invalid_url: {
    skipped: "not an address that can be read",
    message:
      "The address cannot be read: only http and https on the ports 80 and 443, without a user name or password.",
    fix: "Give the public address of the product's website, such as https://example.com.",
  },
  private_address: {
    skipped: "private address",
    message: "The address leads to a private or reserved network address.",
    fix: "Give an address that everyone can open on the public internet.",
  },
  dns_failure: {
    skipped: "host name not found",
    message: "The host name of the address could not be found.",
    fix: "Check the spelling of the address and that its domain has a DNS record, then try again.",
  },
  unreachable: {
    skipped: "connection failed",
    message: "The website did not answer: the connection failed.",
    fix: RETRY,
  },
  tls_failure: {
    skipped: "no secure connection",
    message: "No secure connection to the website was possible: its certificate is not valid for the address.",
    fix: "Renew the certificate, or give the http:// address if the website has no https.",
  },
  timeout: {
    skipped: ({ seconds }) => `timed out after ${seconds} s`,
    message: ({ seconds }) => `The website did not answer within ${seconds} seconds.`,
    fix: "Try again when the website answers faster.",
  },
  out_of_time: {
    skipped: ({ seconds }) => `not read: the ${seconds} s for the whole website were over`,
    message: ({ seconds }) => `The home page could not be read within ${seconds} seconds.`,
    fix: "Try again when the website answers faster.",
  },
  enough_requests: {
    skipped: "not read: as many pages were asked for as one visit may",
    message: "The home page redirected more often than one visit may ask for pages.",
    fix: "Give the address that the redirects lead to.",
  },
  http_error: {
    skipped: ({ status }) => `answered ${status}`,
    message: ({ status }) => `The website answered the address with the HTTP status ${status}.`,
    fix: "Give an address that answers with a page, and let LaunchyardBot through if a firewall refuses it.",
  },
  too_large: {
    skipped: ({ mib }) => `larger than ${mib} MiB`,
    message: ({ mib }) => `The home page is larger than ${mib} MiB.`,
    fix: "Make the page smaller, or give the address of a smaller page of the product.",
  },
  draft_too_large: {
    skipped: ({ mib }) => `not read: the ${mib} MiB for the whole website were used up`,
    message: ({ mib }) => `The website needed more than ${mib} MiB.`,
    fix: "Give the address of a smaller page of the product.",
  },
  undecodable: {
    skipped: "its content is damaged or in an unknown compression",
    message: "The website's answer is damaged or in an unknown compression.",
    fix: "Check the compression settings of the website, then try again.",
  },
  not_html: {
    skipped: ({ mediaType }) => (mediaType ? `not HTML (${mediaType})` : "not HTML"),
    message: "The address does not answer with an HTML page.",
    fix: "Give the address of the product's home page.",
  },
  empty_page: {
    skipped: "no text on the page",
    message: "The home page holds no text that can be read without running scripts.",
    fix: "Put the product's name and what it does into the page's HTML, then try again.",
  },
  robots_disallowed: {
    skipped: "robots.txt disallows it",
    message: "The website's robots.txt does not allow LaunchyardBot to read this address.",
    fix: "Allow LaunchyardBot in robots.txt, or give an address that it may read, then try again.",
  },
  robots_unreachable: {
    skipped: "robots.txt of its host could not be read",
    message: ({ status }) =>
      status
        ? `The website's robots.txt answered with the HTTP status ${status}, so nothing may be read.`
        : "The website's robots.txt could not be read, so nothing may be read.",
    fix: "Make /robots.txt answer with status 200 or 404, then try again.",
  },
  redirect_refused: {
    skipped: "redirects to another site",
    message: "The address redirects to another website.",
    fix: "Give the address that it redirects to, if that is the product's website.",
  },
  too_many_redirects: {
    skipped: ({ redirects }) => `more than ${redirects} redirects`,
    message: ({ redirects }) => `The address redirects more than ${redirects} times.`,
    fix: "Fix the redirects of the website, or give the address that they should end at.",
  },
  too_costly: {
    skipped: "not read: it takes too long to make sense of",
    message: "The home page takes too long to make sense of: it holds far more text or markup than pages do.",
    fix: "Give the address of a simpler page of the product.",
  },
  same_page: {
    skipped: "the same as a page already read",
    message: "The page is the same as a page already read.",
    fix: RETRY,
  },
} as const satisfies Record<string, Words>;

export type CrawlCode = keyof typeof WORDS;

/** A page that could not be read. `message` and `fix` are shown to owners, `reason` stands in the list of pages. */
export class CrawlError extends Error {
  override name = "CrawlError";
  constructor(
    readonly code: CrawlCode,
    message: string,
    readonly fix: string,
    readonly reason: string,
    readonly facts: Facts,
  ) {
    super(message);
  }
}

/** Nobody would get further than we did: what the address leads to is not there, for us or for visitors. */
const DEAD: CrawlCode[] = ["dns_failure", "unreachable", "tls_failure", "timeout"];

/** True for the reason of a skipped page whose address did not answer, whatever time it was given. */
export function saysNoAnswer(reason: string): boolean {
  const plain = (text: string) => text.replace(/\d+/g, "");
  return DEAD.some((code) => plain(crawlError(code, { seconds: 0 }).reason) === plain(reason));
}

export function crawlError(code: CrawlCode, facts: Facts = {}): CrawlError {
  const words: Words = WORDS[code];
  const say = (text: Words["skipped"]) => (typeof text === "string" ? text : text(facts));
  return new CrawlError(code, say(words.message), words.fix, say(words.skipped), facts);
}
