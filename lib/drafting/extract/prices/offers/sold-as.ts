import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { anyWord } from "@/lib/drafting/text/lexicon/lexicon";
import { part, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";

const SOLD_AS = anyWord("soldAs");
/** Right after the name: "Acme Pro is" tells of an edition. */
const AFTER_NAME = /^[™®]?(?:\s(?:app|software))?\s?$/iu;
const IT = /^(?:it|es|sie|elle|il)\s?$/iu;
/** "… ab dem zweiten Benutzer", "… marketplace": more than that is told of some, or of something else. */
const ENDS = /^(?:$|[.!](?:\s|$)|\s(?:with|mit|avec|con|met|com|med|z|in the form)\s)/iu;

/** Where the site says outright that its product costs money: "Acme is for the Mac. It is a paid app with a free trial." */
export function soldAsTold(reading: SiteReading, own: OwnNames): SourceRef | undefined {
  for (const spot of statementsOf(reading)) {
    if (hasRole(reading, spot.page, "privacy", "imprint", "donate", "blog") || !SOLD_AS.test(spot.segment.text))
      continue;
    const sentences = sentencesOf(spot.segment.text);
    const found = sentences.find((one, at) => isSold(one.text, sentences[at - 1], own));
    if (found) return part(spot, found);
  }
  return undefined;
}

function isSold(text: string, before: Stretch | undefined, own: OwnNames): boolean {
  const match = SOLD_AS.exec(text);
  if (!match || !ENDS.test(text.slice(match.index + match[0].length))) return false;
  const lead = text.slice(0, match.index);
  if (IT.test(lead)) return before !== undefined && ownNameIn(own, before.text)?.start === 0;
  const name = ownNameIn(own, lead);
  return name?.start === 0 && AFTER_NAME.test(lead.slice(name.end));
}
