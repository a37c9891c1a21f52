import { isStoryTitle } from "@/lib/drafting/text/lexicon/story-titles";
import { neutralSegments } from "./page-address";
import { PAGE_KINDS, type PageKind } from "./page-kinds";
import type { PageLink } from "./page-links";

export interface Worth {
  kind: PageKind;
  score: number;
}

/** Pages below this are not read even when there is room. */
export const WORTH_MIN = 10;

const OTHER_WORTH = 16;
/** A post in which the makers tell of themselves: behind every page that is about them. */
const STORY_WORTH = 40;
const STORY_DEPTH_MAX = 4;
/** Lists of posts, and posts about others. */
const NO_POST =
  /^(?:page|tags?|authors?|category|categories|topics?|customers|jobs|careers|case-stud(?:y|ies)|success-stories|stories)$/;
const DEPTH_COST = 6;
const QUERY_COST = 12;
const REGION_BONUS: Record<PageLink["region"], number> = { nav: 10, header: 10, footer: 6, main: 0, aside: 0, head: 0 };
/** How much the words of a link's text weigh against those of its address. */
const TEXT_TRUST = 0.9;
/** A page below another counts as of that kind to this part: `/pricing/enterprise`. */
const PARENT_SHARE = 0.5;
const AUDIENCE_WORTH = PAGE_KINDS.find((one) => one.kind === "audience")?.worth ?? 0;
const PARTLY = 0.75;
const BARELY = 0.3;
/** Slugs with more words are headlines of articles. */
const SLUG_WORDS_MAX = 5;

/** A file ending that no page has: `.pdf`, `.zip`, `.js`. */
const ASSET = /\.(?!(?:html?|xhtml|shtml|php|aspx?|jsp|cfm)$)[a-z][a-z0-9]{1,7}$/i;
const NEVER =
  /^(?:log-?in|log-?out|sign-?in|sign-?up|sign-?out|register|registration|account|my-account|profile|cart|basket|checkout|warenkorb|kasse|anmelden|anmeldung|registrieren|connexion|inscription|panier|iniciar-sesion|registro|carrito|accedi|accesso|registrati|carrello|inloggen|registreren|winkelwagen|entrar|carrinho|search|suche|recherche|buscar|busqueda|cerca|zoeken|tags?|feed|rss|wp-admin|wp-login|wp-json|wp-content|cdn-cgi|graphql|oauth2?|sso|password|reset|forgot-password|unsubscribe|archives?|print|share|404|500)$/;
const POSTS =
  /^(?:authors?|blog|news|posts?|articles?|press-releases?|releases|changelog|stories|success-stories|case-stud(?:y|ies)|customers|events|webinars|podcasts?|journal|insights|magazine|resources|learn|academy|forum|community|aktuelles|neuigkeiten|blogs|actualites|noticias|notizie|nieuws|jobs|careers|karriere|users?|category|categories|topics?|wiki)$/;
const DATED = /^(?:19|20)\d\d(?:$|[-_.]\d\d?)/;

const FILLER = new Set(
  "our the your us all see view more learn read to a an and on of page unsere unser notre nos nuestro nuestra il la le les los el de der die das".split(
    " ",
  ),
);
const AUDIENCE_START = new Set(["for", "fuer", "fur", "pour", "para", "per", "voor"]);

/** Phrases by their words joined with `-`. */
const KIND_OF_PHRASE = new Map(
  PAGE_KINDS.flatMap((entry) => entry.words.split(" ").map((phrase) => [phrase, entry] as const)),
);
const PHRASE_WORDS_MAX = 4;
const TEXT_WORDS_MAX = 8;

interface Match extends Worth {
  /** Whether the words say nothing else. */
  isExact: boolean;
}

/** How much reading a page promises, judged by the link to it. 0 is never: logins, carts, files, articles, second pages of lists. */
export function worthOf(link: PageLink): Worth {
  const segments = neutralSegments(link.url);
  if (isStory(link, segments)) return { kind: "about", score: STORY_WORTH };
  if (isNeverRead(link.url, segments)) return { kind: "other", score: 0 };
  const { kind, score } = bestMatch(segments, link.text);
  const depthCost = Math.max(0, segments.length - 1) * DEPTH_COST;
  const queryCost = link.url.search ? QUERY_COST : 0;
  const bonus = score < WORTH_MIN ? 0 : REGION_BONUS[link.region];
  return { kind, score: score + bonus - depthCost - queryCost };
}

/** "A letter from the two of us" among the posts: what it is linked by, or its address, says that the makers tell of themselves. */
function isStory({ url, text }: PageLink, segments: string[]): boolean {
  const [post, ...folders] = segments.toReversed();
  if (!post || folders.length > STORY_DEPTH_MAX || !folders.some((one) => POSTS.test(one)) || url.search) return false;
  if (ASSET.test(url.pathname) || segments.some((one) => NEVER.test(one) || NO_POST.test(one))) return false;
  return isStoryTitle(text, url.href) || isStoryTitle(post.replace(/[-_]+/g, " "), url.href);
}

function isNeverRead(url: URL, segments: string[]): boolean {
  if (ASSET.test(url.pathname) || segments.some((one) => NEVER.test(one) || DATED.test(one))) return true;
  if (segments.slice(0, -1).some((one) => POSTS.test(one))) return true;
  if (segments.some((one, at) => one === "page" && /^\d+$/.test(segments[at + 1] ?? ""))) return true;
  if (url.searchParams.has("page") || url.searchParams.has("paged")) return true;
  return wordsOf(segments.at(-1) ?? "").length > SLUG_WORDS_MAX;
}

function bestMatch(segments: string[], text: string): Worth {
  const last = matchOf(wordsOf(segments.at(-1) ?? ""), 1);
  const parents = segments.slice(0, -1).map((one) => matchOf(wordsOf(one), PARENT_SHARE));
  const words = wordsOf(text);
  const named = words.length <= TEXT_WORDS_MAX ? matchOf(words, TEXT_TRUST) : null;
  const matches = [last, ...parents, named].filter((one) => one !== null);
  const [best] = matches.sort((a, b) => b.score - a.score);
  const isClear = matches.some((one) => one.isExact);
  return best && (isClear || best.score > OTHER_WORTH) ? best : { kind: "other", score: OTHER_WORTH };
}

/** True when the text of a link says what kind of page it leads to. */
export function saysKind(text: string): boolean {
  const words = wordsOf(text);
  return words.length <= TEXT_WORDS_MAX && matchOf(words, TEXT_TRUST) !== null;
}

/** The kind that some words tell: all of them, or those they start or end with. */
function matchOf(words: string[], trust: number): Match | null {
  const telling = words.filter((word) => !FILLER.has(word));
  const whole = KIND_OF_PHRASE.get(words.join("-")) ?? KIND_OF_PHRASE.get(telling.join("-"));
  if (whole) return { kind: whole.kind, score: whole.worth * trust, isExact: true };
  if (AUDIENCE_START.has(words[0] ?? "") && words.length > 1 && words.length <= PHRASE_WORDS_MAX) {
    return { kind: "audience", score: AUDIENCE_WORTH * trust, isExact: true };
  }
  const share = telling.length <= 3 ? PARTLY : BARELY;
  const [best] = endsOf(telling)
    .map((phrase) => KIND_OF_PHRASE.get(phrase))
    .filter((entry) => entry !== undefined)
    .sort((a, b) => b.worth - a.worth);
  return best ? { kind: best.kind, score: best.worth * share * trust, isExact: false } : null;
}

function endsOf(words: string[]): string[] {
  const lengths = [1, 2, 3, PHRASE_WORDS_MAX].filter((length) => length < words.length);
  return lengths.flatMap((length) => [words.slice(0, length).join("-"), words.slice(-length).join("-")]);
}

/** Lower-case words with accents folded; other scripts stay as they are. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
