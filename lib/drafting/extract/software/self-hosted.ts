import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isDeniedAround } from "@/lib/drafting/text/polarity";
import { AT_YOURS, SELF_HOSTED } from "@/lib/drafting/text/software/platform-names";

/** "Self-hosted", "Cloud or self-hosted": a label that says it and no more. */
const LABEL = new RegExp(
  `^\\P{L}*(?:(?:(?:open[- ]source|free|fully|(?:in the )?cloud|saas|hosted|managed|kostenlos|gratuit|in der cloud)(?:,|\\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)|\\s[&/])?\\s)){0,3}(?:${SELF_HOSTED}|on[- ]premises?)(?:\\s(?:option|edition|version|plan|community|free|for free|deployment|(?:and|or) (?:in the )?cloud|oder (?:in der )?cloud))?\\P{L}*$`,
  "iu",
);
const SMALL =
  "(?:also|fully|easily|completely|entirely|directly|natively|either|both|simple|easy|to run|to host|in the cloud|or|and|auch|vollständig|einfach|direkt|in der cloud|oder|aussi|entièrement|facilement|directement|dans le cloud|ou|también|totalmente|fácilmente|en la nube|o|anche|facilmente|nel cloud|ook|volledig|of|także|w pełni|também|na nuvem)";
/** "Acme is fully self-hosted", "Acme can be self-hosted". */
const IS_SELF = new RegExp(
  `^OWN\\s(?:is|can be|may be|ist|kann|est|peut être|es|puede ser|è|può essere|kan|é|pode ser|jest|może być)\\s(?:${SMALL}\\s){0,3}(?:${SELF_HOSTED})`,
  "iu",
);
/** "Acme runs on your own server", "is simple to run in the cloud or on your own machines". */
const RUNS_THERE = new RegExp(
  `^OWN\\s(?:is|runs|installs|can (?:also )?(?:run|be (?:installed|hosted|deployed|run))|läuft|tourne|s['’]installe|se instala|funciona|si installa|gira|draait|działa|roda)\\s(?:${SMALL}\\s){0,5}(?:${AT_YOURS})`,
  "iu",
);
/** "Self-host Acme", "You can host Acme on your own server". */
const HOST_IT = new RegExp(
  `^\\P{L}*(?:(?:you can|you may|or|just|simply|sie können|du kannst|vous pouvez|puedes|puoi|je kunt|możesz)\\s)?(?:${SMALL}\\s){0,2}(?:self-?host\\sOWN(?!\\p{L})|(?:run|host|install|deploy)\\sOWN\\s(?:${SMALL}\\s){0,3}(?:${AT_YOURS}|yourself))`,
  "iu",
);
/** "… by us in Frankfurt", "… in future versions": by others, or at another time. */
const ELSEWHERE =
  /^\s(?:by (?!you)|on our|on servers|in (?!your)|at |von (?!ihnen|dir)|bei |auf (?!ihr|dein)|chez |sur nos|en (?!tu|su)|dans |sui |nei )/iu;
/** Texts without any of these need no closer look. */
const HINT = /host|h[ée]berg|aloj|hosped|serve|servid|serwer|infrastr|premis|homelab|machine|hardware|yourself/i;

/** "Self-hosted": of an app for phones or desktops it may be a companion that is. */
export const isSelfHostedLabel = (text: string): boolean => LABEL.test(text);

/** Whether a sentence says that its users run the product on servers of their own. */
export function isSelfHosted(text: string, own: OwnNames): boolean {
  const name = HINT.test(text) ? ownNameIn(own, text) : null;
  if (!name) return false;
  const said = `${text.slice(0, name.start)}OWN${text.slice(name.end)}`;
  return [IS_SELF, RUNS_THERE, HOST_IT].some((form) => {
    const match = form.exec(said);
    const end = match ? match.index + match[0].length : 0;
    return match !== null && !ELSEWHERE.test(said.slice(end)) && !isDeniedAround(said, match.index, end);
  });
}
