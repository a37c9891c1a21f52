import { keyOf } from "@/lib/drafting/text/spans";
import type { PlatformKey } from "@/lib/schemas/platforms";

/** An address on a social platform, as far as it names an account. */
export interface Account {
  platform: PlatformKey;
  /** Name of the account, group, server or channel. */
  handle: string;
}

const HANDLE = "(?<handle>[\\w.%-]{1,80})";
/** Accounts by host and path. Posts, shares, log-ins and the platforms' own pages are none. */
const SHAPES: [PlatformKey, RegExp, RegExp][] = [
  ["x", /^(?:mobile\.)?(?:x|twitter)\.com$/, new RegExp(`^/(?:#!/)?@?${HANDLE}/?$`)],
  [
    "linkedin",
    /^(?:[a-z]{2}\.)?linkedin\.com$/,
    new RegExp(`^/(?:company|showcase|school|in|groups)/${HANDLE}(?:/(?:about|posts|mycompany|people|life)?)?/?$`),
  ],
  ["github", /^github\.com$/, new RegExp(`^/${HANDLE}(?:/(?<repo>[\\w.-]+))?/?$`)],
  [
    "gitlab",
    /^(?:gitlab\.com|gitlab\.[\w.-]+|[\w-]+\.gitlab\.io)$/,
    new RegExp(`^/${HANDLE}(?:/(?<repo>[\\w./-]+?))?/?$`),
  ],
  [
    "youtube",
    /^(?:m\.)?youtube\.com$/,
    new RegExp(`^/(?:@|c/|channel/|user/)?${HANDLE}(?:/(?:featured|videos|streams|playlists))?/?$`),
  ],
  ["instagram", /^instagram\.com$/, new RegExp(`^/@?${HANDLE}/?$`)],
  [
    "facebook",
    /^(?:[a-z]{1,2}(?:-[a-z]{2})?\.)?(?:facebook\.com|fb\.com|fb\.me)$/,
    new RegExp(`^/(?:pages/(?:[\\w.%-]+/)?|groups/|profile\\.php|pg/|p/|people/(?:[\\w.%-]+/)?)?${HANDLE}?/?$`),
  ],
  ["tiktok", /^tiktok\.com$/, new RegExp(`^/@${HANDLE}/?$`)],
  ["discord", /^(?:discord\.gg|discord(?:app)?\.com|dsc\.gg)$/, new RegExp(`^/(?:invite/|servers/)?${HANDLE}/?$`)],
  ["reddit", /^(?:old\.|new\.)?reddit\.com$/, new RegExp(`^/(?:r|u|user)/${HANDLE}/?$`)],
  ["bluesky", /^bsky\.app$/, new RegExp(`^/profile/${HANDLE}/?$`)],
];
const NOT_ACCOUNTS =
  /^(?:share|sharer(?:\.php)?|intent|home|login|signup|search|explore|hashtag|i|settings|about|privacy|tos|terms|policies|help|features|pricing|sponsors|topics|orgs|marketplace|login\.php|dialog|plugins|watch|playlist|embed|premium|gaming|kids|creators|account|redirect|trending|playables|results|shorts|feed|p|reel|stories|sharing|sharearticle|submit|channels|api|oauth2?|developers?|apps|users?|groups|gist|readme|enterprise|security|customer-stories|new|download|nitro|blog|tr|business|events?|contact|site|solutions)$/i;

/** Reads the account that an address names; null when it names none. */
export function accountOf(url: string): Account | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol)) return null;
  const host = hostname.replace(/^www\./, "");
  for (const [platform, hosts, path] of SHAPES) {
    if (!hosts.test(host)) continue;
    const handle =
      path.exec(pathname)?.groups?.handle ?? (pathname === "/profile.php" ? (searchParams.get("id") ?? "") : "");
    return handle && !NOT_ACCOUNTS.test(handle) ? { platform, handle } : null;
  }
  return fediverseAccount(host, pathname);
}

/** A number that the platform gives, of a company or a channel: it resembles nobody's name. */
const NUMBERED = /^(?:\d+|UC[\w-]{22})$/;

/** True for an account that goes by the platform's number for it. */
export function isNumbered(handle: string): boolean {
  return NUMBERED.test(handle);
}

/** True for an address of a platform that names nobody's account: its marketplace, a search, a log-in. */
export function isPlatformsOwn(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, "");
  const [first = ""] = pathname.split("/").filter(Boolean);
  const isOfPlatform = SHAPES.some(([, hosts]) => hosts.test(host)) && NOT_ACCOUNTS.test(first);
  return isOfPlatform && accountOf(url) === null && followedAccount(url) === null;
}

/** Hosts where `/@name` is an account of another kind. */
const OTHER_AT_HOSTS =
  /(?:^|\.)(?:medium\.com|youtube\.com|tiktok\.com|threads\.(?:net|com)|npmjs\.com|substack\.com|dev\.to|hashnode\.(?:dev|com)|t\.me|telegram\.me|flipboard\.com|peertube\.\S+|lbry\.tv|odysee\.com|rumble\.com|vk\.com|warpcast\.com|steemit\.com|hive\.blog|unsplash\.com)$/i;
const FEDIVERSE_HOST =
  /(?:^|\.)(?:mastodon|mstdn|fosstodon|hachyderm|chaos|infosec|techhub|floss|social|toot|masto|mas|ruby|phpc|indieweb|front-end|wandering|mathstodon|toot|det|norden|kolektiva|troet|digitalcourage|metalhead|noc|sueden|nrw|muenchen|layer8|ioc|oc|c|tech|functional|discuss|pixelfed|writing|vivaldi|bitcoinhackers|berlin)\.|\.(?:social|cafe|exchange|town)$/i;

function fediverseAccount(host: string, pathname: string): Account | null {
  const handle = /^\/(?:@|users\/|web\/@)(?<handle>[\w.-]{1,60})(?:@[\w.-]+)?\/?$/.exec(pathname)?.groups?.handle;
  return handle && !OTHER_AT_HOSTS.test(host) ? { platform: "mastodon", handle } : null;
}

/** True for hosts that by name or custom run Mastodon or its kin. */
export function isFediverseHost(url: string): boolean {
  return URL.canParse(url) && FEDIVERSE_HOST.test(new URL(url).hostname);
}

/** The profile behind a follow button: `x.com/intent/follow?screen_name=acme`. */
export function followedAccount(url: string): { account: Account; profile: string } | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const isFollow = /^(?:www\.)?(?:x|twitter)\.com$/.test(hostname) && /^\/intent\/(?:follow|user)$/.test(pathname);
  const handle = searchParams.get("screen_name") ?? "";
  if (!isFollow || !/^\w{1,15}$/.test(handle)) return null;
  return { account: { platform: "x", handle }, profile: `https://${hostname}/${handle}` };
}

/** Letters of a name's beginning that a handle keeps, and of its end. */
const HEAD_MAX = 4;
const TAIL_MIN = 6;

/** True where a handle is the beginning and the end of one of the names, as long names are cut: `jharbor` of "jadeharbor". */
export function shortensName(handle: string, keys: string[]): boolean {
  const key = keyOf(handle);
  const heads = Array.from({ length: HEAD_MAX }, (_, at) => at + 1);
  return heads.some((at) => {
    const [head, tail] = [key.slice(0, at), key.slice(at)];
    return tail.length >= TAIL_MIN && keys.some((one) => one.startsWith(head) && one.endsWith(tail));
  });
}
