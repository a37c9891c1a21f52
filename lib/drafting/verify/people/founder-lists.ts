import type { SiteReading } from "@/lib/drafting/candidate";
import { isOverWhoIsBehind } from "@/lib/drafting/extract/known";
import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { NAME, splitNames } from "@/lib/drafting/reading/person-name";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { foldText } from "@/lib/drafting/text/fold";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { linesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "../cited";

/** Words that call somebody a founder. */
export const NOUN = `${inAllLanguages("founder")}|makers?|(?:med)?grundare`;
const MAKERS_HEADING = anyOf(
  "team|founders?|about|who we are|people|makers?|our story|behind|meet|creators?|company|contact|über uns|gründer\\p{L}*",
  "équipe|fondateurs?|qui sommes|equipo|fundador\\p{L}*|quiénes|chi siamo|fondator\\p{L}|over ons|oprichters?|de makers?",
  "quem somos|zespół|o nas|sobre",
);

/** Somebody, and what calls them a founder. */
export interface Pair {
  name: string;
  naming: Cited;
  calling: Cited;
  own: OwnNames;
  reading: SiteReading;
}

/** `founder` of structured data, or who wrote the software. */
export function isMarked({ segment }: Cited): boolean {
  return segment.kind === "jsonld" && MARKED.test(segment.parent ?? "");
}

const MARKED =
  /\.(?:co-?)?founders?$|^(?:(?:Software|Web|Mobile)Application|VideoGame|SoftwareSourceCode)\.(?:author|creator)$/i;

const ROLE_AFTER = new RegExp(
  `^\\s?[,–—:(|-]\\s?[^.;!?)]{0,40}?(?<!\\p{L})(?:${NOUN})(?!\\p{L})(?<what>.{0,40})`,
  "iu",
);
const OURS_BEFORE = new RegExp(
  `(?<!\\p{L})(?:our|unsere?|nos|notre|nuestr[ao]s?|(?:i )?nostr[io]|onze|noss[oa]s?|nasi|vores|våra)\\s(?:\\p{Ll}+\\s)?(?:${NOUN})[,:]?\\s(?:(?:${NAME})(?:\\s\\([^)]{1,20}\\))?(?:,\\s|\\s(?:and|und|et|y|e|en|i|og|och|&)\\s)){0,3}$`,
  "iu",
);

/** "Jane Roe – design, co-founder", "our founders, Jane Roe and John Doe". */
export function isListed({ name, calling, own, reading }: Pair): boolean {
  return linesOf(foldText(calling.segment.text)).some(({ text }) => {
    const at = text.indexOf(foldText(name));
    if (at === -1) return false;
    if (OURS_BEFORE.test(text.slice(0, at))) return true;
    const what = ROLE_AFTER.exec(text.slice(at + name.length))?.groups?.what;
    const isOpening = /^[\s–—‣•("-]*$/u.test(text.slice(0, at));
    const isOther = /^\s(?:of|at|von|bei|de|du|di|da|van|z)\s/iu.test(what ?? "") && !namesOwn(own, what ?? "");
    return what !== undefined && isOpening && !isOther && isAboutMakers(calling, reading, own);
  });
}

/** A cell of names beside the cell that calls them founders. */
export function isInCell({ naming, calling, name, own }: Pair): boolean {
  const label = calling.segment.text.replace(/\s?:$/u, "");
  const isLabel = label.length <= 30 && new RegExp(`^(?:${NOUN})$`, "iu").test(label);
  const isBeside = naming.segmentIndex === calling.segmentIndex + 1 && naming.segment.kind === "cell";
  if (!isLabel || !isBeside) return false;
  return splitNames(naming.segment.text, own).includes(name);
}

/** True on pages and under headings about who makes the product. */
export function isAboutMakers({ page, segmentIndex }: Cited, reading: SiteReading, own: OwnNames): boolean {
  if (hasRole(reading, reading.pages.indexOf(page), "team", "about", "press", "imprint")) return true;
  const above = headingsAbove(page, segmentIndex).filter((text) => text.length <= 80);
  if (above.some((text) => MAKERS_HEADING.test(text) || namesOwn(own, text))) return true;
  return page.segments
    .slice(Math.max(0, segmentIndex - 4), segmentIndex)
    .some(({ text }) => text.length <= 30 && MAKERS_HEADING.test(text));
}

/** "the person making", before the product's name. */
const ONE_WHO = anyOf(
  "(?:person|(?:wo)?man|human|one|developer|maker) (?:(?:who(?:['’]s| is)? )?(?:making|building|writing|running|developing|behind)|who (?:makes?|made|builds?|built|writes|wrote|runs?|develops?|developed|created))",
  "(?:person|mensch(?:en)?|entwickler(?:in)?)(?: hinter|, (?:der|die|das))|(?:personne|humain) (?:derrière|qui (?:fait|développe|crée|construit|a (?:fait|développé|créé)))|persona (?:detrás de|que (?:hace|crea|desarrolla|hizo|creó|desarrolló)|dietro(?: a)?|che (?:fa|crea|sviluppa|ha (?:fatto|creato|sviluppato)))",
  "(?:persoon|mens) (?:achter|die)|osob\\p{L} (?:stojąc\\p{L} za|która (?:tworzy|robi|rozwija|stworzyła))|pessoa (?:por (?:de)?trás d[aeo]|que (?:faz|cria|desenvolve|fez|criou|desenvolveu))|person(?:en)? (?:bakom|som (?:gör|bygger|utvecklar)|bag|der (?:laver|bygger|udvikler))",
);

/** "Speak with the person making Acme": a heading that calls one person the maker, by the product's name. */
export function callsMaker({ segment: { kind, text } }: Cited, own: OwnNames): boolean {
  const match = kind === "heading" ? ONE_WHO.exec(text) : null;
  const behind = match ? text.slice(match.index + match[0].length) : "";
  const name = ownNameIn(own, behind);
  return name !== null && ARTICLE_NEXT.test(behind.slice(0, name.start)) && !/\p{L}/u.test(behind.slice(name.end));
}
const ARTICLE_NEXT = /^\s(?:\p{L}{1,3}\s)?$/u;

/** "Who is behind this": a heading over whoever introduces themselves right below. */
export function asksWhoIsBehind({ segment: { kind, text } }: Cited, own: OwnNames): boolean {
  return kind === "heading" && isOverWhoIsBehind(text, own);
}

/** "Jane" alone, and in the next text "Founder & CTO": one name is enough where nothing else stands between. */
export function isCardOf({ page, segmentIndex, segment }: Cited, calling: Cited, name: string): boolean {
  const next = page.segments
    .slice(segmentIndex + 1)
    .find(({ kind }) => kind !== "link" && kind !== "image" && kind !== "alt");
  return segment.text === name && /^\p{Lu}\p{Ll}{2,}$/u.test(name) && next === calling.segment && ROLE.test(next.text);
}
const ROLE = new RegExp(`^(?:${NOUN})(?!\\p{L})`, "iu");
