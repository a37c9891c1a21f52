import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { isDeniedAround } from "@/lib/drafting/text/polarity";
import { AT_YOURS } from "@/lib/drafting/text/software/platform-names";

const SELF =
  "self[- ]?host(?:ed|able)|selbst ?(?:gehostet|hostbar)\\p{L}*|auto[- ]?héberg(?:é|eable)\\p{L}*|auto-?(?:alojad|alojable|hospedad)\\p{L}*|zelf ?gehost\\p{L}*";
/** "Self-hosted", "Cloud or self-hosted": a label that says it and no more. */
const LABEL = new RegExp(
  `^\\P{L}*(?:(?:(?:open[- ]source|free|fully|(?:in the )?cloud|saas|hosted|managed|kostenlos|gratuit|in der cloud)(?:,|\\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)|\\s[&/])?\\s)){0,3}(?:${SELF}|on[- ]premises?)(?:\\s(?:option|edition|version|plan|community|free|for free|deployment|(?:and|or) (?:in the )?cloud|oder (?:in der )?cloud))?\\P{L}*$`,
  "iu",
);
const SMALL =
  "(?:also|fully|easily|completely|entirely|directly|natively|either|both|simple|easy|to run|to host|in the cloud|or|and|auch|vollständig|einfach|direkt|in der cloud|oder|aussi|entièrement|facilement|directement|dans le cloud|ou|también|totalmente|fácilmente|en la nube|o|anche|facilmente|nel cloud|ook|volledig|of|także|w pełni|também|na nuvem)";
const IT = "(?:it|es|sie|il|elle|het|isso|to)";
/** "Acme is fully self-hosted", "It can be self-hosted". */
const IS_SELF = new RegExp(
  `^(?:OWN|${IT})\\s(?:is|can be|may be|ist|kann|est|peut être|es|puede ser|è|può essere|kan|é|pode ser|jest|może być)\\s(?:${SMALL}\\s){0,3}(?:${SELF})`,
  "iu",
);
/** "Acme runs on your own server", "is simple to run in the cloud or on your own machines". */
const RUNS_THERE = new RegExp(
  `^(?:OWN|${IT})\\s(?:is|runs|installs|can (?:also )?(?:run|be (?:installed|hosted|deployed|run))|läuft|tourne|s['’]installe|se instala|funciona|si installa|gira|draait|działa|roda)\\s(?:${SMALL}\\s){0,5}(?:${AT_YOURS})`,
  "iu",
);
/** "Self-host Acme", "You can host it on your own server". */
const HOST_IT = new RegExp(
  `^\\P{L}*(?:(?:you can|you may|or|just|simply|sie können|du kannst|vous pouvez|puedes|puoi|je kunt|możesz)\\s)?(?:${SMALL}\\s){0,2}(?:self-?host\\s(?:OWN|it)(?!\\p{L})|(?:run|host|install|deploy)\\s(?:OWN|it)\\s(?:${SMALL}\\s){0,3}(?:${AT_YOURS}|yourself))`,
  "iu",
);

/** "Self-hosted": of an app for phones or desktops it may be a companion that is. */
export const isSelfHostedLabel = (text: string): boolean => LABEL.test(text);

/** Whether a sentence says that its users run the product on servers of their own. */
export function isSelfHosted(text: string, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  const said = name ? `${text.slice(0, name.start)}OWN${text.slice(name.end)}` : text;
  const match = [IS_SELF, RUNS_THERE, HOST_IT].map((one) => one.exec(said)).find((one) => one !== null);
  return match !== undefined && match !== null && !isDeniedAround(said, match.index, match.index + match[0].length);
}
