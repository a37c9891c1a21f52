import type { Stretch } from "../spans";

/** Systems a product runs on: the name shown, and how sites write it. */
const NAMES: [string, string][] = [
  [
    "Windows",
    "(?:Microsoft )?Windows(?: ?(?:XP|Vista|7|8(?:\\.1)?|10|11|Server)|(?:ie|em|a|owi))?(?! ?Phone|[- ]style| manager|ed\\b)",
  ],
  [
    "macOS",
    "macOS|Mac ?O[Ss](?: X)?|mac OS(?: X)?|macOS(?:ie|em|a)|Mac OS X|OS ?X|Mac(?:intosh)?(?!Book|\\w| address)",
  ],
  ["Linux", "(?:GNU/)?Linu(?:x|ks[aeiu]\\p{L}*)"],
  ["FreeBSD", "FreeBSD"],
  ["OpenBSD", "OpenBSD"],
  ["NetBSD", "NetBSD"],
  ["DragonFly BSD", "DragonFly BSD"],
  ["Solaris", "Solaris"],
  ["illumos", "illumos"],
  ["Haiku", "Haiku"],
  ["Android", "Android(?:a|zie|owi|em)?(?! ?(?:Studio|Auto|Wear|TV))"],
  ["iOS", "iOS|iPhone(?:s|['’]?(?:a|ie|ów|em))?"],
  ["iPadOS", "iPad(?:OS)?"],
  ["visionOS", "visionOS"],
  ["watchOS", "watchOS"],
  ["Apple Watch", "Apple Watch"],
  ["tvOS", "tvOS"],
  ["Apple TV", "Apple TV"],
  ["Wear OS", "Wear OS"],
  ["Android TV", "Android TV"],
  ["ChromeOS", "ChromeOS"],
  ["Raspberry Pi", "Raspberry Pi"],
  ["Docker", "Docker"],
  ["Kubernetes", "Kubernetes"],
  ["Synology", "Synology"],
  ["Steam Deck", "Steam Deck"],
];
/** Browsers are platforms of extensions, not of every website that says it works in them. */
const BROWSERS: [string, string][] = [
  ["Chrome", "(?:Google )?Chrome(?! ?OS|book)"],
  ["Firefox", "(?:Mozilla )?Firefox"],
  ["Safari", "Safari"],
  ["Edge", "(?:Microsoft )?Edge"],
  ["Opera", "Opera"],
  ["Brave", "Brave(?: browser)?"],
  ["Vivaldi", "Vivaldi"],
];

/** "Self-hosted", as what a product is or may be. */
export const SELF_HOSTED =
  "self[- ]?host(?:ed|able)|selbst ?(?:gehostet|hostbar)\\p{L}*|auto[- ]?héberg(?:é|eable)\\p{L}*|auto-?(?:alojad|alojable|hospedad)\\p{L}*|zelf ?gehost\\p{L}*";
/** "On your own server": where a product runs that its users host themselves. */
export const AT_YOURS =
  "(?:on|from|in) your (?:own )?(?:servers?|infrastructure|premises|homelab)|or on your own (?:machines?|hardware)|on[- ]premises?|auf (?:dem|einem|ihrem|deinem) eigenen server|auf (?:ihren |deinen )?eigenen servern|sur (?:votre|ton|vos) (?:propres? )?(?:serveurs?|infrastructure)|en (?:tu|su) propio servidor|sul (?:tuo|proprio) server|op (?:je|uw) eigen servers?|na (?:własnym|swoim) serwerze|no seu (?:próprio )?servidor";

/** The names shown of all of these, and of what needs no system. */
export const PLATFORM_NAMES: string[] = [
  "Web",
  "Self-hosted",
  "webOS",
  ...[...NAMES, ...BROWSERS].map(([name]) => name),
];

export interface NamedPlatform extends Stretch {
  name: string;
}

/** One pattern for all names; the group that matched tells which. */
const compile = (names: [string, string][]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(([, source]) => `(${source})`).join("|")})(?![\\p{L}])`, "gu");
const SYSTEM = compile(NAMES);
const BROWSER = compile(BROWSERS);

/** Systems named in a text, in order of their place. */
export function systemsIn(text: string): NamedPlatform[] {
  return namedIn(text, SYSTEM, NAMES);
}

/** Browsers named in a text. */
export function browsersIn(text: string): NamedPlatform[] {
  return namedIn(text, BROWSER, BROWSERS);
}

function namedIn(text: string, pattern: RegExp, names: [string, string][]): NamedPlatform[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const at = match.slice(1).findIndex((group) => group !== undefined);
    const name = names[at]?.[0];
    return name ? [{ name, text: match[0], start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** Shops and the system that what they hold is made for. */
const STORES: [RegExp, string][] = [
  [/^https?:\/\/(?:apps|itunes)\.apple\.com\/.*(?:[?&]mt=12\b|\/mac\/)/i, "macOS"],
  [/^https?:\/\/(?:apps|itunes)\.apple\.com\/(?:[a-z]{2}\/)?app\//i, "iOS"],
  [/^https?:\/\/play\.google\.com\/store\/apps\/details/i, "Android"],
  [/^https?:\/\/(?:www\.)?f-droid\.org\/(?:[a-z]{2}\/)?packages\//i, "Android"],
  [/^https?:\/\/(?:www\.microsoft\.com\/(?:[a-z-]{2,6}\/)?(?:store|p)\/|apps\.microsoft\.com\/)/i, "Windows"],
  [/^https?:\/\/(?:chromewebstore\.google\.com\/|chrome\.google\.com\/webstore\/)/i, "Chrome"],
  [/^https?:\/\/addons\.mozilla\.org\/(?:[a-z-]{2,6}\/)?(?:firefox|android)\/addon\//i, "Firefox"],
  [/^https?:\/\/microsoftedge\.microsoft\.com\/addons\/detail/i, "Edge"],
  [/^https?:\/\/addons\.opera\.com\//i, "Opera"],
  [/^https?:\/\/(?:flathub\.org\/(?:[a-z-]{2,6}\/)?apps\/|snapcraft\.io\/)/i, "Linux"],
];

/** Files that are made for one system, by their endings. */
const FILES: [RegExp, string][] = [
  [/\.(?:exe|msix?)(?:$|[?#])/i, "Windows"],
  [/\.dmg(?:$|[?#])/i, "macOS"],
  [/\.(?:appimage|deb|rpm|flatpakref)(?:$|[?#])/i, "Linux"],
  [/\.apk(?:$|[?#])/i, "Android"],
];

const systemBy = (kinds: [RegExp, string][], url: string) => kinds.find(([pattern]) => pattern.test(url))?.[1] ?? null;

/** The system a shop's address is for, or null when it is no page of an app. */
export function storePlatform(url: string): string | null {
  return systemBy(STORES, url);
}

/** The system that a file is made for, or null. */
export function filePlatform(url: string): string | null {
  return systemBy(FILES, url);
}
