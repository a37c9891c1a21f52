import type { SiteReading } from "@/lib/drafting/candidate";
import { isProviderLine, knownPeople } from "@/lib/drafting/extract/known";
import { type OwnNames, ownNames, withCompany } from "@/lib/drafting/reading/own-names";
import { isOwnPage } from "@/lib/drafting/reading/own-pages";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { COPYRIGHT_SIGN } from "@/lib/drafting/text/copyright";
import { isProse, keyOf } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";

/** Names of the product and of the company that the rules know, and of the makers whose mailbox its pages give for themselves. */
export function ownersOf(reading: SiteReading): OwnNames {
  const known = owners.get(reading);
  if (known) return known;
  const own = withCompany(ownNames(reading), knownPeople(reading).fields?.legal_name?.value ?? null);
  const found = mailKeys(reading).reduce(withCompany, own);
  owners.set(reading, found);
  return found;
}

const owners = new WeakMap<SiteReading, OwnNames>();
const MAIL = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,3})/g;
/** A shorter name is a word, too. */
const KEY_MIN = 6;
const PAGES_MIN = 2;
const TEXT_MAX = 2_000;
const NAME_WORDS_MAX = 4;
const OPENING_MAX = 120;
/** Names that copyrights and sections begin with: real sites have a handful. */
const MAKERS_MAX = 80;
/** "© 2019–2024", "Copyright (c) 2024 by"; a bare sign is often left by who made the template. */
const HELD = new RegExp(
  `${COPYRIGHT_SIGN}(?=[^\\p{Lu}]{0,24}(?:19|20)\\d\\d)(?:[\\s\\d,–-]|copyright|by\\s){0,24}`,
  "iu",
);
/** Who sells, hosts, draws or watches for the makers. */
const FOR_MAKERS = anyOf(
  "(?:html |web ?site )?(?:templates?|themes?)|layouts?|web ?design|vorlagen?|gabarits?|thèmes?|plantillas?|szablon\\p{L}*|sjablo(?:on|nen)|resellers?|merchant of record|payments?|billing|orders?|invoices?|refunds?|agency|servers?|complain\\p{L}*|wiederverkäufer\\p{L}*|zahlung\\p{L}*|agentur|bestell\\p{L}*|revendeurs?|paiements?|commandes?|agence|revendedor\\p{L}*|pagos?|pedidos?|agencia|rivenditore|pagament\\p{L}+|ordini|agenzia|wederverkoper|betaling\\p{L}*|bestelling\\p{L}*|płatnoś\\p{L}+|agência",
);
const WHO_WE_ARE = exactly(
  "who we are|wer wir sind|qui sommes[- ]nous|quiénes somos|chi siamo|wie (?:wij|we) zijn|kim jesteśmy|quem somos|vilka vi är|hvem vi er",
);

/** Names of mail domains that several of the site's own pages give, of whom the site says that they make the product. */
function mailKeys(reading: SiteReading): string[] {
  const pages = reading.pages.filter((_, page) => isOwnPage(reading, page)).map(textsOf);
  const boxes = pages.flatMap((texts) => texts.flatMap(({ text }) => mailboxes(text)));
  const solo = pages.flatMap((texts) => texts.flatMap(({ text }) => soloKeys(text, boxes)));
  const told = [...new Set([...solo, ...pages.flatMap((texts) => texts.flatMap(makerKeys))])].slice(0, MAKERS_MAX);
  if (told.length === 0) return [];
  const given = pages.map((texts) => new Set(texts.flatMap(({ text }) => hostKeys(text))));
  return told.filter(
    (key) =>
      key.length >= KEY_MIN &&
      given.filter((keys) => keys.has(key)).length >= PAGES_MIN &&
      (solo.includes(key) || !pages.some((texts) => texts.some(({ text }) => isForMakers(key, text)))),
  );
}

interface Told {
  text: string;
  page: PageSnapshot;
  index: number;
}

function textsOf(page: PageSnapshot): Told[] {
  return page.segments.flatMap((one, index) =>
    isProse(one) && !one.isTestimonial ? [{ text: one.text.slice(0, TEXT_MAX), page, index }] : [],
  );
}

interface Mailbox {
  /** "jane", "roe" of jane.roe@kelp.example. */
  words: string[];
  host: string;
}

function mailboxes(text: string): Mailbox[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(MAIL)].map(([box, host = ""]) => ({
    words: (box.split("@")[0] ?? "").split(/[._-]/u).map(keyOf),
    host: keyOf(host.split(".").at(-2) ?? ""),
  }));
}

const hostKeys = (text: string) => mailboxes(text).map((one) => one.host);

/** What one person runs alone. */
const SOLO = anyOf(
  "solo[- ](?:\\p{L}+[- ]){0,2}(?:venture|project|studio|company|business)|one[- ](?:person|(?:wo)?man) (?:\\p{L}+ )?(?:studio|company|business|project)|ein-?(?:personen|mann|frau)-?\\p{L}+|einzelunternehmen",
  "(?:studio|entreprise|projet) (?:solo|individuelle|personnel(?:le)?)|(?:empresa|estudio|proyecto) (?:unipersonal|personal)|(?:ditta|impresa|progetto) (?:individuale|personale)|eenmans\\p{L}+|jednoosobow\\p{L}+|(?:empresa|projeto) (?:individual|pessoal)|enmans\\p{L}+|enmands\\p{L}+",
);

/** "Kelp is Jane Roe's solo studio", where the site gives the mailbox jane.roe@kelp.example: the two names bear each other out. */
function soloKeys(text: string, boxes: Mailbox[]): string[] {
  if (!SOLO.test(text) || FOR_MAKERS.test(text) || isProviderLine(text)) return [];
  const said = new Set(
    text
      .slice(0, OPENING_MAX)
      .split(/[^\p{L}\p{M}]+/u)
      .map(keyOf),
  );
  const isNamed = ({ words }: Mailbox) => words.length > 1 && words.every((word) => said.has(word));
  return openings(text).filter((key) => boxes.some((box) => box.host === key && isNamed(box)));
}

/** "© 2024 Slow Tide Works", or whom the section "Who we are" begins with: a mailbox alone may be anybody's. */
function makerKeys({ text, page, index }: Told): string[] {
  const held = page.segments[index]?.region === "footer" ? HELD.exec(text) : null;
  if (held) return openings(text.slice(held.index + held[0].length));
  const isFirst = WHO_WE_ARE.test(page.segments[index - 1]?.text ?? "");
  return isFirst && WHO_WE_ARE.test(headingsAbove(page, index).at(-1) ?? "") ? openings(text) : [];
}

/** The words that a text begins with, as a name of one word, of two, and so on. */
function openings(text: string): string[] {
  const words = text.slice(0, OPENING_MAX).split(/[^\p{L}\p{N}]+/u, NAME_WORDS_MAX);
  return words.map((_, at) => keyOf(words.slice(0, at + 1).join("")));
}

/** A line that names them, or gives their mailbox, for what others do for the makers. */
function isForMakers(key: string, text: string): boolean {
  return (FOR_MAKERS.test(text) || isProviderLine(text)) && keyOf(text).includes(key);
}
