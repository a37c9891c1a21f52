import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isPersonName, NAME } from "@/lib/drafting/reading/person-name";
import { escaped } from "@/lib/drafting/text/escaped";
import { foldText } from "@/lib/drafting/text/fold";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { NOT_YET } from "@/lib/drafting/text/polarity";
import { isProse, linesOf, sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";
import { squeeze } from "../composed";
import { hasNegation, isQuestion } from "../polarity";

const FIRST = `${inAllLanguages("iMade")}|${inAllLanguages("weMade")}`;
/** What makers did, in any form of the word, and what they are called for it. */
const MAKING = new RegExp(
  wholeWords(
    inAllLanguages("founder"),
    inAllLanguages("founded"),
    inAllLanguages("made"),
    inAllLanguages("behind"),
    inAllLanguages("began"),
    FIRST,
    "idea|idee|idée|pomys[łl]\\p{L}*|brainchild|invent\\p{L}*|erf[iau]nd\\p{L}*|wymy[śs]l\\p{L}*|mak(?:e|es|ing)|writ(?:e|es|ing)|wrote|build(?:s|ing)?|run(?:s|ning)?|maintain\\p{L}*|develop\\p{L}*|start(?:ed|s|ing)|mach(?:t|e|en)|schrieb\\p{L}*|programmier\\p{L}*|entwickel\\p{L}*|gründ\\p{L}+|gegründet",
    "développ\\p{L}+|cré\\p{L}+|fond\\p{L}+|desarroll\\p{L}+|cre(?:a|o|ó|é|aron)|fund\\p{L}+|(?:pusieron|puso|puse) en marcha|(?:proyecto|projet|progetto|projeto|projekt|project) (?:de|di|von|van|by|of)|svilupp\\p{L}+|fondat\\p{L}|scri(?:vere|tto|vo)|ma(?:ak|akt|ken)|gemaakt|bouw\\p{L}*|begonnen|opgericht|faço|cri(?:ei|ou|aram|ado)|desenvolv\\p{L}+|tworz\\p{L}+|stworzy\\p{L}+|rozwija\\p{L}*|założy\\p{L}+|utveckla\\p{L}*|udvikle\\p{L}*|byggde|bygger|startade|startede",
  ),
  "iu",
);
/** Who has to do with a product without having made it, and what else is made. */
const RELATED = anyOf(
  "customers?|clients?|advis[eo]r\\p{L}*|mentors?|invest\\p{L}+|partners?|sponsors?|interview\\p{L}*|named after|review\\p{L}*|uses|using|used by|recommends?|joined|hired|with the help of|thanks? to|inspired|borrowed|works at|worked|logo|icons?|theme|website|photo\\p{L}*|illustrat\\p{L}+|font|translat\\p{L}+|contribut\\p{L}+|acquired|bought",
  "kund(?:e|en|in)|ber[aä]t\\p{L}*|förder\\p{L}+|empf\\p{L}+|nutzt|vorsitzende\\p{L}*|webseite|website|fotos?|übersetz\\p{L}+|dank|übernommen|geschäftsführer(?:in)?",
  "clients?|utilise|conseill\\p{L}+|partenaires?|recommande|photograph\\p{L}+|directrice?|directeur|traduit\\p{L}*|site créé|grâce à",
  "clientes?|utiliza|usa|recomienda|asesor\\p{L}*|socio comercial|director\\p{L}*|fotograf\\p{L}+|traduc\\p{L}+|gracias a|cliente|usano|consiglia|consulente|direttore|direttrice|tradott\\p{L}+|grazie a",
  "klant\\p{L}*|gebruikt|adviseur|directeur|vertaald|dankzij|recomenda|parceir\\p{L}+|tradu\\p{L}+|assessor\\p{L}*|klien\\p{L}+|korzysta|poleca|doradc\\p{L}+|partner\\p{L}*|wspiera|tłumacz\\p{L}+|använder|bruger|anbefaler|rekommenderar|rådgiv\\p{L}+",
);
const PRONOUN =
  /^(?:and |und |et |y |e |en |i )?(?:he|she|they|er|sie|il|elle|ils|elles|él|ella|ellos|ellas|lui|lei|loro|hij|zij|ze|ele|ela|eles|elas|on|ona|oni|han|hon|hun|de|the two|together|both|die beiden|gemeinsam)(?!\p{L})/iu;
const SPEAKING = new RegExp(wholeWords(FIRST), "iu");
const INTRODUCED = `(?:${inAllLanguages("iAm")}|${inAllLanguages("weAre")})`;
const NAMED_MAX = 40;
/** Prose between who speaks and what they made. */
const VOICE_REACH = 4;
/** "founder of Kelp Tools", "founded Kelp Tools": behind the word stands another name. */
const OTHER_THING =
  /^\s?(?:(?:of|at|von|bei|de|du|di|da|van|the|der|die|das|la|le|el|il|his|her)\s)*(?<name>\p{Lu}[\p{L}\d]*(?:[\s&-]+\p{Lu}[\p{L}\d]*)*)/u;

/** True where the sentences cited tell of somebody and of the making of this product: in one, or in two that lean on each other. */
export function isToldMaker(name: string, naming: Cited, calling: Cited, own: OwnNames): boolean {
  if (!isProse(naming.segment) || !isProse(calling.segment)) return false;
  const sentences = sentencesOf(calling.segment.text).map(({ text }) => foldText(text));
  if (naming.segmentIndex === calling.segmentIndex)
    return sentences.some((text, at) => isInOne(text, name, own) || leansOn(text, sentences[at - 1], name, own));
  const apart = Math.abs(naming.segmentIndex - calling.segmentIndex);
  if (apart > VOICE_REACH * 2) return false;
  if (isHeadedBy(name, naming, calling) && sentences.some((text) => isOfNamed(text, name) && isOfProduct(text, own)))
    return true;
  return isSpeaker(name, naming) && sentences.some((text) => SPEAKING.test(text) && isOfProduct(text, own));
}

/** The heading right over a text is the name. */
function isHeadedBy(name: string, naming: Cited, calling: Cited): boolean {
  const between = naming.page.segments.slice(naming.segmentIndex + 1, calling.segmentIndex);
  return (
    naming.segment.kind === "heading" &&
    naming.segmentIndex < calling.segmentIndex &&
    squeeze(naming.segment.text) === squeeze(name) &&
    !between.some((one) => one.kind === "heading" && one.level === naming.segment.level)
  );
}

/** "Jane is a co-founder of Acme", "She started Acme": the subject is whom the heading names. */
const isOfNamed = (text: string, name: string) =>
  PRONOUN.test(text) || text.startsWith(`${foldText(name).split(" ")[0]} `);

/** "Two people make Acme: Jane Roe and John Doe", "It was Jane Roe who thought of Acme". */
function isInOne(text: string, name: string, own: OwnNames): boolean {
  if (!hasName(text, name) || !isOfProduct(text, own)) return false;
  if (!name.includes(" ")) return SPEAKING.test(text) && isIntroduced(text, name);
  const before = text.slice(0, text.indexOf(foldText(name)));
  return !PLACED.test(before) && !/[“„«»”]|"[^"]{12,}"/u.test(text);
}

/** A place, or what somebody else founded. */
const PLACED = new RegExp(
  `(?:^|\\s)(?:in|at|near|aus|bei|à|en)\\s$|(?<!\\p{L})(?:${inAllLanguages("founder")})\\s(?:of|von|de|du|di|da|van|z)\\s$`,
  "iu",
);

/** "Jane Roe writes the code. She started Acme in 2015." */
function leansOn(text: string, before: string | undefined, name: string, own: OwnNames): boolean {
  if (!before || !hasName(before, name) || RELATED.test(before)) return false;
  const isMeant =
    (PRONOUN.test(text) && before.startsWith(foldText(name).split(" ")[0] ?? "")) ||
    (SPEAKING.test(text) && isIntroduced(before, name));
  return isMeant && isOfProduct(text, own);
}

/** A sentence of the making of this product, and of nobody beside it. */
function isOfProduct(text: string, own: OwnNames): boolean {
  if (!namesOwn(own, text) || isQuestion(text) || hasNegation(text) || NOT_YET.test(text) || RELATED.test(text))
    return false;
  const making = MAKING.exec(text);
  if (!making) return false;
  const other = OTHER_THING.exec(text.slice(making.index + making[0].length))?.groups?.name ?? "";
  return other === "" || namesOwn(own, other) || isPersonName(other, own) || new RegExp(`^${NAME}$`, "u").test(other);
}

/** "I'm Jane Roe", "It's just me, Jane Roe", or a line that is the name: who signs a text speaks in it. */
function isSpeaker(name: string, { segment }: Cited): boolean {
  const isSigned =
    name.includes(" ") &&
    linesOf(segment.text).some(
      ({ text }) => squeeze(text.replace(/^[\s–—-]+/u, "").split(/[,–—]/u)[0] ?? "") === squeeze(name),
    );
  return isSigned || sentencesOf(segment.text).some(({ text }) => isIntroduced(foldText(text), name));
}

/** "I am Jane Roe". */
export function isIntroduced(text: string, name: string): boolean {
  return new RegExp(
    `(?<!\\p{L})${INTRODUCED}[\\s,]{1,3}(?:.{0,${NAMED_MAX}}\\s)?${escaped(foldText(name))}(?!\\p{L})`,
    "iu",
  ).test(text);
}

function hasName(text: string, name: string): boolean {
  return new RegExp(`(?<!\\p{L})${escaped(foldText(name))}(?!\\p{L})`, "iu").test(text);
}
