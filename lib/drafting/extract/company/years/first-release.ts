import { namesOwn, type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { FIRST_ONE, OUT_NEXT } from "@/lib/drafting/text/founded-words";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import type { Stretch } from "@/lib/drafting/text/spans";
import { anyOf, wholeWords } from "@/lib/drafting/text/words";
import { isOwnThing } from "./founded-what";

const FIRST = wholeWords(inAllLanguages("debut"));
const CAME_OUT = wholeWords(inAllLanguages("cameOut"));
const DEBUT = new RegExp(
  `${FIRST}(?:\\sdate)?\\s(?:was|war|fue|fu|foi|est)(?=\\s(?:in|im|back in|en|nel|em)\\s)|${FIRST}(?<what>[^.;:!?]{0,50}?)${CAME_OUT}|${CAME_OUT}[^.;:!?]{0,24}?${FIRST}(?<of>[^.;:!?]{0,40})`,
  "giu",
);
/** "2018" and "First line of code": a label and its year, with nothing else. A first version may be of anything. */
const LABEL =
  /(?<=^(?:(?:19|20)\d\d\s)?)(?:first (?:commit|lines? of code)|erste (?:zeilen? code|codezeilen?)|premières? lignes? de code|primeras? líneas? de código|prim[ae] righ[ae] di codice|eerste regels? code|pierwsz[ae] lini[ae] kodu|primeiras? linhas? de código)(?=(?:\s(?:19|20)\d\d)?[.!]?$)/giu;
/** How a story begins, without a word for what: "It all started", "L’aventure commence". */
const STORY = new RegExp(
  wholeWords(
    "alles (?:begann|fing)|angefangen (?:hat|haben|ist)|begonnen (?:hat|haben)|(?:l['’](?:aventure|histoire)|tout) (?:commence|commença|a commencé|débute)",
    "todo (?:empezó|comenzó)|tutto (?:è (?:iniziato|cominciato|nato)|iniziò|cominciò)|tudo começou|het begon(?: allemaal)?|wszystko zaczęło się|allt började|det hele (?:begyndte|startede)",
  ),
  "giu",
);
/** What it is the first version of: named behind it. */
const OF = /^\s(?:of|von|vom|der|des|de|du|del|della|van|av|af)\s(?<thing>.*)$/iu;
/** A system, a language or somebody it was made for: the product itself may be older. */
const FOR = /^,?\s(?:for|für|pour|para|per|voor|för|til|dla|na|auf|on|with|mit)\s/iu;
const DOCUMENT = anyOf(
  "terms|polic(?:y|ies)|statutes|bylaws|book|song|album|regulamin\\p{L}*|polity\\p{L}*|agb|satzung|buch|libro|livre|boek|bok|bog|conditions|condiciones|voorwaarden",
);

/** Where a text tells that the first version came out, or that all began. */
export function debutsIn(text: string, own: OwnNames): Stretch[] {
  const told = [DEBUT, LABEL, STORY].flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: said, index }) => ({ text: said, start: index, end: index + said.length })),
  );
  return [...told, ...firstOwn(text, own)];
}

/** "The first Acmeflow went on sale": its name stands for its first version. */
function firstOwn(text: string, own: OwnNames): Stretch[] {
  const name = ORDINAL.test(text) ? ownNameIn(own, text) : null;
  if (!name || !ORDINAL_END.test(text.slice(0, name.start))) return [];
  const out = FIRST_OUT.exec(text.slice(name.end))?.[0];
  return out === undefined
    ? []
    : [{ text: text.slice(name.start, name.end) + out, start: name.start, end: name.end + out.length }];
}
const ORDINAL = new RegExp(`${FIRST_ONE}\\s`, "iu");
const ORDINAL_END = new RegExp(`(?<!\\p{L})${FIRST_ONE}\\s$`, "iu");
const FIRST_OUT = new RegExp(`^${OUT_NEXT}`, "iu");

/** Whose first version came out: that of the product, unless it says of what else or for whom. */
export function debutOf(debut: Stretch, text: string, own: OwnNames, isAmong: boolean): ("own" | "ours" | "strange")[] {
  const match = new RegExp(DEBUT.source, "iu").exec(debut.text);
  const rest = (match?.groups?.what ?? match?.groups?.of ?? "")
    .trimEnd()
    .replace(/\s(?:was|were|wurde|est|a été|fue|foi|è|werd)$/iu, "");
  const thing = OF.exec(rest)?.groups?.thing;
  if (thing !== undefined && !/^\d/.test(thing))
    return isOwnThing(thing, own) ? [namesOwn(own, thing) ? "own" : "ours"] : ["strange"];
  if (thing !== undefined || FOR.test(rest) || FOR.test(text.slice(debut.end)) || DOCUMENT.test(text))
    return ["strange"];
  if (namesOwn(own, text)) return ["own"];
  if (BARE.test(debut.text) && !ITS_AUTHOR.test(text)) return ["strange"]; // of what the sentence before named
  return isAmong ? ["ours"] : [];
}
/** "The first release was", and nothing of what. */
const BARE = /\s(?:was|war|fue|fu|foi|est)$/iu;
const ITS_AUTHOR =
  /(?<!\p{L})(?:its|our|unsere?[nmr]?|notre|nuestr[oa]|nostr[oa]|onze?|noss[oa])\s(?:original\s)?(?:author|creator|founder|developer|autor\p{L}*|gründer\p{L}*|auteur|créat\p{L}+|cread\p{L}+|fundad\p{L}+)(?!\p{L})/iu;
