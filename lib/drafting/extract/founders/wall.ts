import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { isProse, linesOf, type Spot } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";
import { ROLE_MAX, withinLine } from "./role-lines";
import { hasFounderWord } from "./words/founder-words";
import { roleOwner } from "./words/role-owner";

/** Cards beside one that are looked at. */
const REACH = 40;
/** "Founder, Kelp Works", "Co-founder at Kelp". */
const OF_SOME = /[,@·|–—-]|\s(?:of|at|from|von|bei|de|du|di|chez|van|da)\s/u;

/** Who gave money or advice stands among the makers, whatever else they founded. */
const ADVISER = anyOf(
  "invest\\p{L}+|advis[eo]r\\p{L}*|advisory|angel|inversor\\p{L}*|asesor\\p{L}*|conseill\\p{L}+|inwestor\\p{L}*|beirat\\p{L}*|berater\\p{L}*|adviseur|consigli\\p{L}+|rådgiv\\p{L}+",
);

/** Those who have left, or only oversee it, stand in a section of their own. */
const LEFT = anyOf(
  "board|trustees|advis[eo]rs?|advisory|investors?|beirat|aufsichtsrat|conseil|inversores|patronato|consiglio|raad|rada|styrelse|bestyrelse|emerit\\p{L}+|alumn\\p{L}+|former|past|ehemalige\\p{L}*|ancien(?:ne)?s?|antigu[oa]s|ex|vroegere?|byli|dawni|tidigare|tidligere|in memoriam",
);
/** Between two cards such a section begins. */
function isParted(spots: Spot[], one: number, other: number): boolean {
  return spots
    .slice(Math.min(one, other) + 1, Math.max(one, other))
    .some(({ segment: { kind, level, text } }) => kind === "heading" && (level ?? 6) <= 3 && LEFT.test(text));
}

/** Cards in one wall are of one kind: where another calls somebody founder of another company, these are customers. */
export function isAmongStrangers(spots: Spot[], spot: Spot, own: OwnNames): boolean {
  const walls = spot.segment.blocks.slice(1, 5).filter((id) => id !== 0);
  return spots.slice(Math.max(0, spot.index - REACH), spot.index + REACH).some(
    ({ segment, index }) =>
      index !== spot.index &&
      (isProse(segment) || segment.kind === "alt") && // no address of a picture
      !ADVISER.test(segment.text) &&
      !segment.isTestimonial && // a quotation below is no card of the team above
      !(segment.kind === "alt" && namesOwn(own, segment.text)) && // "The founders of Acme before their office"
      segment.text.length <= ROLE_MAX &&
      (!/^[✓✔✅☑]/u.test(segment.text) || /\s(?:of|at|von|bei|de|chez)\s\p{Lu}|,\s\p{Lu}/u.test(segment.text)) && // "✅ Paid by ourselves, in the founder's hands"
      segment.blocks.some((id) => walls.includes(id)) &&
      hasFounderWord(segment.text) &&
      !/[.!?]$/.test(segment.text) &&
      linesOf(segment.text).some(
        (line) =>
          hasFounderWord(line.text) &&
          OF_SOME.test(line.text) &&
          roleOwner(withinLine(line, own)?.role ?? line.text, own) === "other",
      ) &&
      !isParted(spots, spot.index, index),
  );
}
