import { isOwnThing } from "@/lib/drafting/extract/company/founded-what";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { matchedNames, NAME } from "@/lib/drafting/reading/person-name";
import { inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { type Spot, type Stretch, sentenceAt, sentencesOf } from "@/lib/drafting/text/spans";
import { eitherCase, FOUNDED, FOUNDER, firstClause, roleOwner } from "./founder-words";

const END = "(?![\\p{L}\\p{N}])";
const PRONOUN = new RegExp(
  `^(?:In (?:early |late )?(?:19|20)\\d\\d,? )?(?:[Hh]e|[Ss]he|[Tt]hey|Er|Sie|Il|Elle)\\s(?:(?:first|originally|also|then)\\s)?(?:${FOUNDED}|gründete)${END}\\s(?<what>.{1,60})`,
  "u",
);
const PRONOUN_IS = new RegExp(
  `^(?:He|She|They)\\s(?:is|was|are)\\s(?:the|our|a|an|also)?\\s?(?<role>(?:[\\p{L}&/-]+\\s){0,4}?(?:${FOUNDER})${END}.{0,60})`,
  "iu",
);
const INTRODUCED = new RegExp(
  `^(?<names>${NAME})(?:,|\\s\\(|\\s(?:is|was|has|studied|works|worked|lives|loves|grew|ist|est|es|è))(?![\\p{L}])`,
  "u",
);
const I_AM_NAMED = `(?<![\\p{L}])(?:${eitherCase(inAllLanguages("iAm"))})`;
const FIRST_PERSON = new RegExp(`${I_AM_NAMED}\\s(?<names>${NAME})${END}`, "u");
const WE_ARE = new RegExp(`\\bWe(?:['’]re| are)\\s(?<names>${NAME} and ${NAME})${END}`, "u");
const DID = `\\s(?:(?:first|originally|then)\\s)?(?:${FOUNDED}|built|made|wrote|developed)${END}\\s(?<what>.{1,60})`;
const I_MADE = new RegExp(`(?<![\\p{L}])(?<did>${inAllLanguages("iMade")})${END}(?<what>.{0,60})`, "iu");
const WE_FOUNDED = new RegExp(`\\b[Ww]e${DID}`, "u");
/** "…, a sailor and the founder of Acme": what follows the name, or "I am". */
const I_AM = new RegExp(`^[^.;:]{0,60}?(?<![\\p{L}])(?<role>(?:${FOUNDER})${END}.{0,60})`, "iu");
/** "Oliver is an engineer. He started Acme in 2017." and "I'm Jane Roe. I created Acme …": names told by two sentences. */
export function twoSentences(before: string, text: string, own: OwnNames): string[] {
  const pronoun = PRONOUN.exec(text);
  const is = PRONOUN_IS.exec(text);
  const isFounder = pronoun
    ? isOwnThing(pronoun.groups?.what ?? "", own) && namesOwn(own, text)
    : is !== null && roleOwner(firstClause(is.groups?.role ?? ""), own) === "own";
  const introduced = isFounder ? INTRODUCED.exec(before) : null;
  if (introduced) return matchedNames(introduced, own, true);
  const me = FIRST_PERSON.exec(before);
  if (me && namesOwn(own, text) && isMine(text, own)) return matchedNames(me, own, true);
  const us = WE_ARE.exec(before);
  const what = us && WE_FOUNDED.exec(text)?.groups?.what;
  return us && what && isOwnThing(what, own) ? matchedNames(us, own) : [];
}

/** "I'm Jane Roe, the founder of Acme", "My name is Jane and I created Acme". */
export function firstPerson(text: string, own: OwnNames): string[] {
  const me = FIRST_PERSON.exec(text);
  return me && isMine(text.slice(me.index + me[0].length), own) ? matchedNames(me, own, true) : [];
}

/** The speaker says to have founded this, not something else. */
function isMine(text: string, own: OwnNames): boolean {
  const made = I_MADE.exec(text)?.groups;
  if (made) return namesOwn(own, made.did ?? "") || isOwnThing((made.what ?? "").trim(), own);
  const role = I_AM.exec(text)?.groups?.role;
  return role !== undefined && roleOwner(firstClause(role), own) === "own";
}

/** Paragraphs after an introduction in which its speaker may tell what they made. */
const REACH = 5;

/** "Moi, c'est Jane." and, a paragraph later, "J'ai créé Acme": the name with the two places that say it. */
export function introduced(spots: Spot[], own: OwnNames): { name: string; places: [Spot, Stretch][] }[] {
  return spots.flatMap((spot, at) => {
    const me = FIRST_PERSON.exec(spot.segment.text);
    const [name] = me ? matchedNames(me, own, true) : [];
    const intro = me && sentenceAt(spot.segment.text, me.index);
    if (!name || !intro) return [];
    for (const next of spots.slice(at, at + REACH)) {
      if (next.index - spot.index > REACH * 2) break;
      const made = sentencesOf(next.segment.text).find(
        (one) => I_MADE.test(one.text) && isMine(one.text, own) && !one.text.endsWith("?"),
      );
      if (made)
        return [
          {
            name,
            places: [
              [spot, intro],
              [next, made],
            ],
          },
        ];
    }
    return [];
  });
}
