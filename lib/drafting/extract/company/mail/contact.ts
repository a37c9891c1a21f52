import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { isProviderLine } from "@/lib/drafting/extract/company/legal-name";
import { isMarkedOther } from "@/lib/drafting/reading/others/marked-others";
import { isOwnHandle, isOwnHost, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { namesPartner } from "@/lib/drafting/reading/partners";
import { isUnderOthers } from "@/lib/drafting/reading/sections";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { isProse, pageSpots, part, type Spot, sentenceAt, sentencesOf, whole } from "@/lib/drafting/text/spans";
import { SPELLED_MAIL, withPlainMails } from "@/lib/drafting/text/spelled-mail";
import { isTurnedOff } from "./mail-off";
import { DEMO_HOST, EXAMPLE_HOST, FREE_HOST, GENERAL, MACHINE, NO_SPAM, SPECIAL } from "./mailboxes";
import { beginsAsOwn, isCompanyHost, isGivenAsOwn, isListedBare, isMakersOwn, isOfDesk } from "./whose-mail";

/** No account of a social network either, which begins with its own sign. */
const MAIL =
  /(?<![\w.+%@-]|\w,(?=\d+@))[\w][\w.+-]{0,62}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,18}(?![\w-]|\.\w)/gi;
const CONTACT_WORDS = anyWord("writeTo");
/** Words that hand the address to another purpose or another body. */
const OTHER_PURPOSE = anyWord("otherPurpose");

/** What is said of an address that mail comes from: no one reads what is sent there. */
const SENDS = anyWord("sends");

/** Letters that a product's name has at least to be found in a mailbox. */
const NAMED_MIN = 4;

/** Characters after a sentence in which the next still tells of its address. */
const SAID_AFTER = 60;

/** Characters before a sentence in which the last one says whose a strange address is: "Payments are processed by Kelp SA." */
const SAID_BEFORE = 200;

/** Trust in a mailbox of the site's own of which nothing says what it is for: the only one there is, or none. */
const UNASKED = 1;

interface Found {
  value: string;
  sources: SourceRef[];
  trust: number;
}

/** An address for anyone's question, as it stands on the page or with its signs spelled out in brackets. */
export function extractContactEmail(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  const found = reading.pages.flatMap((snapshot, page) => {
    if (hasRole(reading, page, "blog", "stories", "comparison", "jobs")) return [];
    const spots = pageSpots(reading, page);
    return spots.flatMap((spot, at) => {
      const isOthers = spot.segment.isTestimonial || isUnderOthers(snapshot, spot.index);
      return isOthers ? [] : mailsOf(reading, spots, at, own);
    });
  });
  const sorted = found.sort((a, b) => b.trust - a.trust);
  const at = sorted.findIndex((one, index) => index < TRIED_MAX && !isOff(reading, one));
  const [best, rest] = [sorted[at], sorted.slice(at + 1)];
  if (!best) return undefined;
  const isAlone = rest.every((one) => one.value.toLowerCase() === best.value.toLowerCase());
  if (best.trust <= UNASKED && !isAlone) return undefined;
  const same = rest.find((one) => one.value.toLowerCase() === best.value.toLowerCase());
  return {
    value: best.value,
    sources: best.sources,
    ...(same ? { alternatives: [{ value: same.value, sources: same.sources }] } : {}),
  };
}

/** Addresses that are asked for whether they are turned off. */
const TRIED_MAX = 24;

function isOff(reading: SiteReading, { value, sources: [source] }: Found): boolean {
  const page = source ? reading.pages[source.page] : undefined;
  return source !== undefined && page !== undefined && isTurnedOff(page, source.segment, value);
}

function mailsOf(reading: SiteReading, spots: Spot[], at: number, own: OwnNames): Found[] {
  const spot = spots[at];
  if (!spot) return [];
  const { segment } = spot;
  const isLink = segment.kind === "link" && /^mailto:/i.test(segment.text);
  const isLeaf =
    segment.kind === "jsonld" &&
    !isMarkedOther(segment) &&
    /^(?:Organization|Corporation|NGO|LocalBusiness|ContactPoint|ProfessionalService|OnlineBusiness)\.email$/.test(
      segment.name ?? "",
    );
  if (!isLink && !isLeaf && !isProse(segment)) return [];
  const text = isLink ? segment.text.replace(/\?.*$/, "") : segment.text;
  const judged = new Map<string, Context>();
  const short = text.slice(0, 4_000);
  return [...short.matchAll(MAIL), ...short.matchAll(SPELLED_MAIL)].flatMap(({ 0: written, index }) => {
    const address = withPlainMails(written);
    const sentence = isLink ? undefined : sentenceAt(text, index);
    const words = isLink ? contextOf(spots, at, address) : (sentence?.text ?? text);
    const next = sentence ? text.slice(sentence.end, sentence.end + SAID_AFTER) : "";
    const context = judged.get(words) ?? judgeContext(words, next, own);
    judged.set(words, context);
    const before = sentence ? sentencesOf(text.slice(Math.max(0, sentence.start - SAID_BEFORE), sentence.start)) : [];
    if (!isOwnHost(own, address.split("@")[1] ?? "") && isOfOthers(before.at(-1)?.text ?? "")) return [];
    if (isOfDesk(text.slice(0, isLink ? 0 : index) || labelOf(spots, at))) return [];
    if (context.isSender && (!isLink || words.includes(address))) return [];
    const trust = trustOf(reading, spot, address, { own, context, isLeaf, at: isLink ? 0 : index });
    if (trust <= 0) return [];
    const isWhole = isLink || isLeaf;
    const source = isWhole ? whole(spot) : part(spot, sentence ?? { start: index, end: index + written.length });
    return [{ value: address, sources: [source], trust }];
  });
}

/** What the words around an address say of it: judged once for a sentence, however many addresses it lists. */
interface Context {
  isOthers: boolean;
  isAsked: boolean;
  /** Mail comes from it, and nobody reads what is sent there. */
  isSender: boolean;
  /** They name a partner: what is no mailbox of the site's own is theirs. */
  isPartners: boolean;
}

const isOfOthers = (words: string) => OTHER_PURPOSE.test(words) || isProviderLine(words);

function judgeContext(words: string, next: string, own: OwnNames): Context {
  return {
    isOthers: isOfOthers(words),
    isAsked: CONTACT_WORDS.test(words),
    isSender: SENDS.test(words) || SENDS.test(next),
    isPartners: namesPartner(words, own),
  };
}

/** What stands as a label before a mail link or a lone address. */
function labelOf(spots: Spot[], at: number): string {
  const before = spots[at - 1]?.segment;
  return before && isProse(before) && before.kind !== "heading" ? `${before.text.replace(/:$/, "")}:` : "";
}

/** The words around a mail link: the sentence before it that holds its address, else the text it follows. */
function contextOf(spots: Spot[], at: number, address: string): string {
  const near = spots
    .slice(Math.max(0, at - 6), at)
    .filter(({ segment }) => isProse(segment))
    .reverse();
  const text = (near.find(({ segment }) => segment.text.includes(address)) ?? near[0])?.segment.text ?? "";
  const offset = text.indexOf(address);
  const sentence = offset === -1 ? sentencesOf(text).at(-1) : sentenceAt(text, offset); // a link follows the words it stands in
  return sentence?.text ?? text.slice(0, 300);
}

function trustOf(
  reading: SiteReading,
  spot: Spot,
  address: string,
  { own, context, isLeaf, at }: { own: OwnNames; context: Context; isLeaf: boolean; at: number },
): number {
  const [local = "", host = ""] = address.toLowerCase().split("@");
  if (
    SPECIAL.test(local) ||
    MACHINE.test(local) ||
    (EXAMPLE_HOST.test(host) && !isOwnHost(own, host)) ||
    (DEMO_HOST.test(host) && host.endsWith(`.${own.domain}`)) ||
    NO_SPAM.test(local) ||
    (NO_SPAM.test(host) && !isOwnHost(own, host)) ||
    address.length > 254 ||
    /\.(?:png|jpe?g|gif|svg|webp|css|js)$/.test(host)
  )
    return 0;
  if (context.isOthers) return 0;
  // "acmehq@outlook.com" is a maker's own as much as an address on their host.
  const rank = GENERAL.indexOf(local.replace(/[-_.](?:us|team|me)$/, ""));
  const telling = { ...own, keys: own.keys.filter((key) => key.length >= NAMED_MIN) };
  const { isAsked } = context;
  const isNamed =
    rank === -1 &&
    (isOwnHandle(telling, local) ||
      (isAsked && isMakersOwn(reading, spot, address, telling)) ||
      (spot.segment.region === "footer" && beginsAsOwn(telling, local, spot.segment.text)));
  const isOwn = isOwnHost(own, host) || isNamed || isCompanyHost(telling, host);
  const isPlace =
    hasRole(reading, spot.page, "contact", "imprint", "support", "about") ||
    spot.segment.region === "footer" ||
    spot.page === 0;
  const isLegal = hasRole(reading, spot.page, "privacy", "terms");
  if (!isOwn && context.isPartners) return 0;
  const isFree = FREE_HOST.test(host) && (spot.page === 0 || spot.segment.region === "footer");
  const isGiven = () =>
    hasRole(reading, spot.page, "contact", "imprint") && (FREE_HOST.test(host) || isGivenAsOwn(reading, spot, at, own));
  const isReached = isAsked || (FREE_HOST.test(host) && isListedBare(reading, spot, address));
  if (!isOwn && !(isReached && isPlace && !isLegal && (isFree || !isAsked || isGiven()))) return 0;
  const isListed = isOwn && (hasRole(reading, spot.page, "contact", "imprint") || spot.segment.region === "footer");
  if (rank === -1 && !isReached && !isLeaf && !isListed && !isNamed) return isOwn && !isLegal ? UNASKED : 0;
  const base = rank === -1 ? 2 : 8 - rank / GENERAL.length;
  return base + (isOwn ? 3 : 0) + (isPlace ? 1.5 : 0) + (isAsked ? 1 : 0) + (isLeaf ? 1 : 0) - (isLegal ? 2 : 0);
}
