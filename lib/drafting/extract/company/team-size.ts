import type { Candidate, SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { isToldOfAnother } from "@/lib/drafting/reading/told-of";
import { FOUNDING, START } from "@/lib/drafting/text/founded-words";
import { isDenied } from "@/lib/drafting/text/polarity";
import { part, sentencesOf } from "@/lib/drafting/text/spans";
import { teamToldIn } from "@/lib/drafting/text/team-words";
import { anyOf } from "@/lib/drafting/text/words";

const NUMBER =
  "(?:\\d{1,3}(?:[.,]\\d{3})?\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque)";
const QUALITY = "(?:[\\p{L}-]+,?\\s){0,3}?";
const PATTERNS = [
  `team (?:of|von|aus) (?:(?:over|more than|about|around|just|only|über|rund)\\s)?${NUMBER}(?:\\s(?:people|persons?|developers?|engineers?|employees|Personen|Leuten|Entwickler\\p{L}*))?`,
  `${NUMBER}[- ](?:person|people|man|köpfige[sn]?|personen)[- ](?:team|company|business|startup)`,
  `${NUMBER}\\s${QUALITY}(?:employees|team members|people (?:strong|on (?:the|our) team)|staff(?: members)?|Mitarbeiter\\p{L}*|Mitarbeitende\\p{L}*|employés|salariés|collaborateurs|empleados|dipendenti|medewerkers|colaboradores|anställda)`,
  `(?:équipe de|equipo de|squadra di|team di|team van|equipe de) ${NUMBER}(?:\\s(?:personnes|personas|persone|mensen|pessoas))?`,
  `(?<=\\bemploys )${NUMBER} (?:people|developers)`,
  `(?<=\\bwe(?:['’]re| are) (?:a team of )?)${NUMBER} (?:people|developers|friends|engineers)`,
].map((source) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "iu"));
const SELF = anyOf(
  "we|we['’]re|our|us|wir|unser\\p{L}*|nous|notre|somos|nuestr\\p{L}+|siamo|nostr\\p{L}+|wij|ons|employs",
  "beschäftigt",
);
/** Teams of customers, limits of plans, and reach. */
const OTHERS = anyOf(
  "your|customers?|clients?|up to|per|plans?|pricing|for (?:a )?teams?|teams of|whether|from(?! \\d+ (?:countries|nations)| all over| around)",
  "companies with|organi[sz]ations? (?:with|of)|businesses|users?|seats?|helped|bis zu|jusqu['’]à|hasta",
  "fino a|tot",
);

/** How many people make it, as the site says it. */
export function extractTeamSize(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  return stated(reading, own);
}

/** Said of today: who they were when they began is no size of the team. */
function toldNow(sentence: string): RegExpExecArray | null {
  return BEGINNING.some((word) => new RegExp(word.source, "iu").test(sentence)) ? null : teamToldIn(sentence);
}
const BEGINNING = [FOUNDING, START];

function stated(reading: SiteReading, own: OwnNames): Candidate<string> | undefined {
  for (const spot of statementsOf(reading)) {
    if (hasRole(reading, spot.page, "pricing", "faq", "terms", "privacy", "features", "donate", "support")) continue;
    for (const sentence of sentencesOf(spot.segment.text)) {
      const match =
        PATTERNS.map((pattern) => pattern.exec(sentence.text)).find((one) => one !== null) ?? toldNow(sentence.text);
      if (!match || /\bfor (?:a |an |your |any |every |the )?$/i.test(sentence.text.slice(0, match.index))) continue;
      if (OTHERS.test(sentence.text.replace(match[0], " ")) || isDenied(sentence.text, match.index)) continue;
      const isOwn =
        SELF.test(sentence.text) || namesOwn(own, sentence.text) || hasRole(reading, spot.page, "about", "team");
      if (isToldOfAnother(reading, spot, sentence.start + match.index, own)) continue;
      if (isOwn) return { value: match[0].slice(0, 60), sources: [part(spot, sentence)] };
    }
  }
  return undefined;
}
