import { isSiteCredit } from "@/lib/drafting/reading/builders";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { COPYRIGHT_SIGN, COPYRIGHT_YEARS } from "@/lib/drafting/text/copyright";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { anyOf, EDGE_AFTER } from "@/lib/drafting/text/words";
import type { Segment } from "@/lib/schemas/snapshot";

/** "the", "the company", "Jane Roe of": between who it is run by and the company's name. */
const LEAD =
  "\\s(?:(?:the|der|dem|die|la|le|el|il|de|het|firm[ay])\\s)?(?:(?:company|firma|société|empresa|società|bedrijf)\\s)?(?:\\p{Lu}[\\p{L}.'’-]+\\s(?:\\p{Lu}[\\p{L}.'’-]+\\s){1,2}(?:of|at|von|de|di|van|od|av|af)\\s)?";
const RUN_BY_THIS = new RegExp(`(?<!\\p{L})(?<by>${inAllLanguages("runBy")})${LEAD}$`, "iu");
/** "von der Kelp GmbH angeboten": where the verb ends its clause. */
const BY_THIS = new RegExp(`(?<!\\p{L})(?:von|durch|door|av|af)${LEAD}$`, "iu");
const VERB_LAST = new RegExp(`^[^.;:]{0,40}?\\s(?:${inAllLanguages("operatedLast")})${EDGE_AFTER}`, "iu");
/** Whose work another is made with: that they are run by somebody says nothing of who runs it. */
const MADE_WITH = anyOf(
  "on|us(?:e|es|ing|ed)|with|via|through|from|like|library|auf|mit|über|nutz\\p{L}+|verwend\\p{L}+|sur|avec|utilis\\p{L}+|con|sobre|us[ao]\\p{L}*|su|met|gebruik\\p{L}*|op|com|używa\\p{L}*|korzysta\\p{L}*|med|använder|bruger|hosted|gehostet|hébergée?|alojad[oa]|ospitat[oa]",
);
/** `Kelp Ltd ("we", "us")`: whom terms call so. */
const CALLED_WE = new RegExp(
  `^[^.;()]{0,80}\\((?:[^()]{0,60}\\s)?["“”„«»'‘’]\\s?(?:the )?(?:${inAllLanguages("we")})\\s?["“”„«»'‘’]`,
  "iu",
);
/** "Kelp Ltd operates": what it does is said right behind the name. */
const RUNS = new RegExp(`^,?\\s(?:\\([^()]{1,80}\\),?\\s)?(?:${inAllLanguages("operates")})\\s(?<what>.{1,80})`, "iu");

/** "This policy governs the manner in which Kelp Ltd collects": whose policy it is. */
const POLICY_ON =
  /(?<!\p{L})(?:policy|policies|notice|statement|\p{L}{0,24}erklärung|\p{L}{0,24}hinweise|politique|charte|política|aviso|informativa|\p{L}{0,24}beleid|\p{L}{0,24}verklaring|polityka)\s(?:\p{L}+\s){0,2}?(?:governs?|describes?|explains?|sets out|outlines?|covers?|details?|beschreib(?:t|en)|erklär(?:t|en)|erläuter[tn]|décrit|explique|précise|describe|explica|descreve|spiega|descrive|beschrijft|opisuje|wyjaśnia)\s(?:(?:the|la|el|o|a|de|die|il)\s)?(?:(?:manner|ways?) in which|how|,?\s?wie|(?:manière|façon) dont|comment|cómo|(?:modo|forma) en que|como|come|(?:manier )?(?:hoe|waarop)|jak|sposób, w jaki)\s(?:(?:the|die|der|das|la|le|l['’])\s?)?$/iu;

const SAMPLE = /^(?:example|sample|beispiel|muster|exemple|ejemplo|esempio|voorbeeld|przykład|exemplo)/iu;

/** True where a text says of the company, by its name as it stands there, that it is behind the site or its product. */
export function isSaidToRun(text: string, name: string, own: OwnNames): boolean {
  const at = text.indexOf(name);
  const [before, behind] = [text.slice(0, at), text.slice(at + name.length)];
  if (CALLED_WE.test(behind) || (POLICY_ON.test(before) && !SAMPLE.test(before))) return true;
  const said = RUN_BY_THIS.exec(before)?.groups?.by;
  const subject = before.slice(0, before.length - (said === undefined ? 0 : said.length));
  const product = ownNameIn(own, before);
  const isMade = said !== undefined || (BY_THIS.test(before) && VERB_LAST.test(behind));
  if (product && isMade) return !MADE_WITH.test(subject.slice(product.end));
  const what = RUNS.exec(behind)?.groups?.what ?? "";
  const object = ownNameIn(own, what);
  if (object === null || PARTNER_BEFORE.test(before)) return false;
  return TO_OBJECT.test(what.slice(0, object.start)) && !PART_OF_IT.test(what.slice(object.end));
}
/** "Our accountant, Kelp Ltd,": what another is to the makers. */
const PARTNER_BEFORE =
  /(?<!\p{L})(?:our|my|unser\p{L}*|notre|nuestr[oa]|nostr[oa]|onze?|noss[oa]|nasz\p{L}*|vår|vores)\s(?:\p{L}+\s){0,2}(?!(?:company|studio|firm|parent|firma|unternehmen|société|entreprise|empresa|azienda|società|bedrijf|spółka|företag|virksomhed)(?!\p{L}))\p{L}+,?\s$/iu;
/** True where the words before a name say what another is to the makers: "Our incubator, ". */
export const isPartnerBefore = (before: string): boolean => PARTNER_BEFORE.test(before);
/** "the Acme invoices": a part of the product. */
const PART_OF_IT =
  /^\s(?!(?:for|to|in|from|as|at|on|and|which|that|since|app|application|platform|service|website|site|software|web|für|in|und|als|pour|et|depuis|para|y|per|e|voor|en|dla|i|för|och|til|og|is|with)(?!\p{L}))\p{L}/iu;
/** "the website", "the online service": between what a company does and its product's name. */
const TO_OBJECT =
  /^(?:(?:the|our|its|this|an?|das|die|den|der|le|la|les|el|il|lo|het|de|o|a|en|et|und|and|y|e|online|mobile|web|web ?site|site|webseite|seite|app|application|anwendung|service|services|dienst|platform|plattform|plateforme|plataforma|piattaforma|aplicación|applicazione|aplikacj\p{L}+|serwis|sito|sitio|software|product|produkt|serviço|servizio|servicio|dienst|logiciel|outil|tool|portal|called|named|known as|at|unter|namens|www\.|https?:\/\/)[\s,]*)*["“„«]?$/iu;

/** "by", "Acme by", "Made with love in Kiel by": all that stands before the name. */
const BYLINE = new RegExp(
  `^(?:(?:made|built|crafted|created|brought to you|handmade)\\s(?:and\\s\\p{L}+\\s)?[^.!?]{0,40})?(?:${["by|from|von|par|por|da|door|przez|av|af"]})\\s(?:(?:the|der|la|de)\\s)?$`,
  "iu",
);
/** "A Kelp Ltd product". */
const PRODUCT_OF = /^\s(?:product|app|project|service|production|brand|produkt|marke)[.!]?$/iu;
const SIGNS = new RegExp(`[®™]|${COPYRIGHT_SIGN}|copyright|${COPYRIGHT_YEARS}`, "giu");

/** "Acme by Kelp Ltd": how a page is signed at its foot, and not by who made the site. */
export function isSigned(text: string, name: string, segment: Segment, own: OwnNames): boolean {
  if (isSiteCredit(segment, text)) return false;
  const at = text.indexOf(name);
  const lead = text.slice(0, at).replace(SIGNS, " ").trim();
  const product = ownNameIn(own, lead);
  const bare = product?.start === 0 ? lead.slice(product.end).replace(/^[\s,:·|–—-]+/u, "") : lead;
  if (/^an?$/iu.test(lead)) return PRODUCT_OF.test(text.slice(at + name.length));
  return BYLINE.test(`${bare} `) && text.length - at - name.length <= BEHIND_MAX;
}
const BEHIND_MAX = 24;

const LED = new RegExp(`^.*(?<!\\p{L})(?:${inAllLanguages("runBy")})\\s`, "iu");
/** "A Kelp Ltd product": the article is none of the name. */
export function withoutArticle(match: RegExpExecArray): string {
  const behind = match.input.slice(match.index + match[0].length);
  return PRODUCT_OF.test(behind) ? match[0].replace(/^An?\s/u, "") : match[0];
}

/** "Jane Roe of Kelp Ltd", whom it was made by: the company alone. */
const OF_FIRM = /^(?<who>\p{Lu}\S+(?:\s\p{Lu}\S+){1,2})\s(?:of|at|von|de|di|van|od)\s(?=\p{Lu})/u;

/** The company's name without words that lead to it: "A product of", "Jane Roe of". */
export function withoutLead(name: string, own: OwnNames): string {
  const bare = name.replace(LED, "");
  const who = OF_FIRM.exec(bare);
  return who && isPersonName(who.groups?.who ?? "", own) ? bare.slice(who[0].length) : bare;
}
