import { lookup } from "@/lib/core/lookup";
import type { SiteReading } from "@/lib/drafting/candidate";
import { knownCommercial, withAlternatives } from "@/lib/drafting/extract/known";
import { ownNames } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { escaped } from "@/lib/drafting/text/escaped";
import { AT_YOURS, filePlatform, SELF_HOSTED, storePlatform } from "@/lib/drafting/text/software/platform-names";
import { sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { isDenied, isQuestion } from "../polarity";
import { sayings } from "../saying";
import { whyOfAnother } from "../told-rules";
import { isOnTheirs, OTHER_TIMES, putsOff, saysItRunsOn, saysPlatform } from "./platform-said";

/** Other ways to write a platform's name. */
const PLATFORM_WORDS = lookup<RegExp>({
  macos: /\bmac(?:\s?os(?: x)?|intosh|s)?\b|\bos ?x\b|\bapple silicon\b/i,
  windows: /\bWindows(?:ie|em|a|owi)?\b|\bWINDOWS\b|\bwin(?:32|64)\b|\.exe\b|\bmicrosoft store\b/,
  linux: /\blinu(?:x\b|ks\p{L}*)|\bubuntu\b|\bdebian\b|\bflatpak\b|\bappimage\b|\bsnap\b/iu,
  ios: /\bios\b|\biphones?\b|\bapp ?store\b/i,
  ipados: /\bipad(?:os|s)?\b/i,
  android: /\bandroid\p{L}*|\bgoogle play\b|\bplay store\b|\bf-droid\b/iu,
  web: /\bweb\p{L}*|\bbrowser\p{L}*|navegador|navigateur|przeglądar|\bonline\b|en ligne|en línea|\bsaas\b|\bcloud\p{L}*|\bnube\b|\bnuvem\b|chmur\p{L}+|\bmolnet\b|\bskyen\b|\bwebsite\b/iu,
  selfhosted: new RegExp(`\\bself-?host\\p{L}*|\\bself host\\p{L}+|\\bon[- ]prem\\p{L}*|${SELF_HOSTED}`, "iu"),
});
const ON_YOUR_SERVER = anyOf(AT_YOURS);
/** What is of the web whatever a product runs on: the site itself, and what is sent or counted there. */
const WEB_THINGS =
  /(?<!\p{L})web[ -]?(?:and (?:app|mobile) )?(?:sites?|seiten?|pages?|hooks?|servers?|hosts?|hosting|calls?|requests?|integrations?|analytics|analyse\p{L}*|statisti\p{L}+|traffic|search|fonts?|addresses|links?|clips?|fundst\p{L}+|design\p{L}*|masters?|services? api|standards?|develop\p{L}+|entwickl\p{L}+|programs|programm\p{L}+)(?!\p{L})|(?<!\p{L})(?:sites?|pages?|adresses?|páginas?|sitios?|pagin[ae]|sit[oi]|stron\p{L}{1,3}) web(?!\p{L})/giu;
/** Those that are named as such: "online" and "cloud" are said of anything. */
const LISTED = ["macos", "windows", "linux", "ios", "ipados", "android"].flatMap(
  (key) => PLATFORM_WORDS.get(key) ?? [],
);
/** The first of several is what a sentence tells them of: "for iPhone, iPad and Android". */
const ANY_LISTED = LISTED.map(({ source }) => source).join("|");
const ALIASES = lookup<string>({ mac: "macos", iphone: "ios", ipad: "ipados" });
/** Things that programs run on beside these; any other name may be a channel, a fax or a partner. */
const OTHER_PLATFORM = anyOf(
  "chrome(?: ?os)?|chromium|firefox|safari|edge|opera|brave|vivaldi|docker|kubernetes|raspberry pi|\\p{L}*bsd|unix|apple (?:watch|tv|vision pro)|watchos|tvos|visionos|wear ?os|fire ?os|fire tv|kindle|chromebooks?|steam(?: ?deck|os)?|xbox|playstation|nintendo|switch|meta quest|synology|qnap|unraid|truenas|nas|home assistant|yunohost|cloudron|sailfish(?: os)?|ubuntu touch|harmonyos|haiku|jvm|java|\\.net|wine|wasm|freenas|openwrt|alexa|carplay|android auto|slack|microsoft teams|wordpress|vst3?|audio unit|aax|lv2|clap|e-?reader|pocketbook|kobo|remarkable|command line|terminal|self[- ]hosted|on[- ]premises?|desktop|mobile|server",
);
/** Those of others, that a product may as well be only coupled with: it must be said to run there. */
const COUPLED = anyOf(
  "slack|microsoft teams|wordpress|home assistant|alexa|chrome ?os|carplay|android auto|wine|java|jvm|\\.net",
);
/** "Ctrl+R (Windows)": which key it is there. */
const KEYS = /(?<!\p{L})(?:strg|ctrl|cmd|command|alt|⌘|⌃|⌥)\s?\+\s?\p{L}|(?<!\p{L})F\d{1,2}(?!\p{L})/iu;
/** What a product reads from, watches or names, and what its makers did elsewhere: it need not run there. */
const BESIDE = anyOf(
  "trade ?marks?|imports?|monitors?|old job|wrote programs|used to|connect(?:s|ed)?(?: \\p{L}+){0,2} devices|manag(?:e|es) (?:your )?(?:\\p{L}+ )?(?:servers|devices)|marken? (?:der|von)|importier\\p{L}+|überwach\\p{L}+|marques? (?:déposées? )?de|surveill\\p{L}+|(?<!n['’])import\\p{L}+|marcas? (?:registradas? )?de|supervis\\p{L}+|monitor\\p{L}+|marchi\\p{L}*|merk(?:en)? van|bewaak\\p{L}+|znak\\p{L}* towarow\\p{L}+",
);
/** Software of others that lends a product a platform it does not know. */
const EMULATED = anyOf("virtual machines?|parallels|wine|crossover|emulat\\p{L}+|virtualbox|vmware|proton");

/** Why a platform is not one the product runs on today; what the rules read has its scope checked there. */
export function whyNotPlatforms(names: string[], cited: Cited[], reading: SiteReading): string | null {
  const known = withAlternatives(knownCommercial(reading).fields?.platforms).flatMap((one) => one.value);
  for (const name of names) {
    const key = name.toLowerCase().replace(/[\s-]/g, "");
    const listed = PLATFORM_WORDS.get(ALIASES.get(key) ?? key);
    const word = listed ?? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "iu");
    const isAddress = (one: Cited) => known.includes(name) && isOfAddress(one, name);
    const isAtYours = (one: Cited) => known.includes(name) && key === "selfhosted" && ON_YOUR_SERVER.test(one.sentence);
    const naming = cited.filter(
      (one) => word.test(one.sentence) || word.test(one.segment.text) || isAddress(one) || isAtYours(one),
    );
    if (naming.length === 0) return `${name} is not cited`;
    if (naming.every((one) => isDenied(one.sentence, word))) return `the page denies ${name}`;
    if (known.includes(name)) continue;
    const any = new RegExp(`${word.source}|${ANY_LISTED}`, "iu");
    const others = whyOfAnother(any, naming, reading);
    if (others) return `${name}: ${others}`;
    if (naming.every((one) => isDenied(one.sentence, word) || isLater(one, word)))
      return `${name} is asked about, to come or given up`;
    // "Web" is a word of every site, of which much is denied.
    if (key !== "web" && isPutOff(word, cited, reading))
      return `a page of the site denies ${name}, or says that it is to come`;
    const isSaid = sayings(naming, word).some(
      (one) =>
        saysPlatform(one, word) &&
        !isOnTheirs(one.sentence, ownNames(reading)) &&
        (key !== "web" || word.test(one.sentence.replace(WEB_THINGS, " "))) &&
        !whyOfAnother(any, [one], reading),
    );
    if (!isSaid) return `no sentence cited says by itself that it runs on ${name} today`;
    const isPlatform = listed || (OTHER_PLATFORM.test(name) && !COUPLED.test(name));
    if (!isPlatform && !sayings(naming, word).some((one) => saysItRunsOn(one.sentence, word)))
      return `nothing cited says that it runs on ${name}`;
  }
  return null;
}

/** A shop's address, or a file's, that stands for the system: what Apple's shops hold may be for the Mac. */
function isOfAddress({ page, segmentIndex }: Cited, name: string): boolean {
  const url = page.links.find(({ segment }) => segment === segmentIndex)?.url ?? "";
  const system = filePlatform(url) ?? storePlatform(url);
  return system === name || (system === "iOS" && name === "macOS");
}

/** What the site puts off or denies in so many words is not offered by another page that only names it. */
function isPutOff(word: RegExp, cited: Cited[], reading: SiteReading): boolean {
  return reading.pages.some((page, at) => {
    if (!isOwnPage(reading, at) && !cited.some((one) => one.page === page)) return false;
    const naming = page.segments.filter((one) => one.kind !== "link" && !one.isTestimonial && word.test(one.text));
    return naming.some(({ text }) => putsOff(text, word));
  });
}

function isLater({ page, segmentIndex, segment, sentence }: Cited, word: RegExp): boolean {
  const said = word.test(sentence) ? sentence : segment.text;
  const around = segment.text.length <= 160 ? withoutOthers(segment.text, word) : said;
  const above = headingsAbove(page, segmentIndex).at(-1) ?? "";
  return (
    isQuestion(said) ||
    OTHER_TIMES.some((time) => time.test(around) || time.test(above)) ||
    sentencesOf(said).every(({ text }) => BESIDE.test(text) || KEYS.test(text) || !word.test(text)) ||
    (EMULATED.test(said) && !EMULATED.test(word.source))
  );
}

/** A text without its sentences about other platforms: "For Android and iPhone. A version for Windows is planned." */
function withoutOthers(text: string, word: RegExp): string {
  const isOfOther = (said: string) =>
    !word.test(said) && (OTHER_PLATFORM.test(said) || LISTED.some((listed) => listed.test(said)));
  const kept = sentencesOf(text).filter((one) => !isOfOther(one.text));
  return kept.map((one) => one.text).join(" ");
}
