import { asksOfToday, saysYes } from "../answer-words";
import { NOT_YET } from "../polarity";
import { sentencesOf } from "../spans";
import { anyOf } from "../words";

/** Others' open source: what the product is made with, pays for, compares to, or offers discounts to. */
export const OPEN_OF_OTHERS = anyOf(
  "support(?:s|ing)? open|contribut\\p{L}+ to|love open|believe in|give(?:s)? back|sponsor|donat",
  "built (?:on|with|using)|build on|based on|powered by|using open|uses? (?:the )?open|thanks to",
  "for open[- ]source (?:projects|maintainers|teams|communities|developers)",
  "open[- ]source (?:maintainers|libraries|components|dependencies|contributors|notices|licenses|licences|attributions|packages|models?)",
  "open[- ]source[- ]?(?:komponenten|bibliotheken|bibliotheker|biblioteker|modulen|moduler|onderdelen|componenten)",
  "(?:componenti|composants|componentes|librerie|librerías|bibliothèques|bibliotecas|moduli|módulos|komponenty|biblioteki) (?:open|libres|livres|de código)",
  "(?:alternatives?|alternativen?|alternativas?) (?:to|zu|à|a|do|till) open|(?:lieben|aimons|amamos|amiamo|kochamy) open|open[- ]source alternatives to|discounts?|integrat\\p{L}+ with|works with|other open|like other",
  "many open|popular open|leading open|unlike|compared? (?:to|with)|versus|replac\\p{L}+ (?:your )?open",
  "(?:verwende[nt]|nutz(?:t|en)|basier(?:t|en) auf|setz(?:t|en) auf|utilisent?|repose(?:nt)? sur|usan|utilizan?|basad[oa]s? en|usano|utilizzan?o?|gebruik(?:t|en)|maakt gebruik van|korzysta(?:ją)? z|używa(?:ją)?|utilizam?|bygger på|använder|bruger)",
  "third[- ]party|(?:uses?|using|includes?|contains?|following)(?: the)?(?: following)? open",
);
/** "Do you support open source projects?", "Nutzt ihr Open Source?": asked of what others make. */
const ASKED_OF_OTHERS = anyOf(
  "support|sponsor|fund|use|like|love|need|import|export|projects|tools|libraries|licen[cs]es|alternatives?|unterstütz\\p{L}*|förder\\p{L}*|spende\\p{L}*|nutz\\p{L}*|verwende\\p{L}*|setz\\p{L}*|projekte\\p{L}*|mögt",
  "souten\\p{L}+|financ\\p{L}+|utilis\\p{L}+|aimez|projets|apoy\\p{L}+|usáis|us[aá]n?|usas|utilizá?i?[sn]?|proyectos|sosten\\p{L}+|usate|utilizzate|progetti|steun\\p{L}*|gebruik\\p{L}*|projecten",
  "wspiera\\p{L}*|używa\\p{L}*|korzysta\\p{L}*|projekty|projektów|apoia\\p{L}*|usam|utilizam|projetos|stött\\p{L}+|stödjer|stöder|använd\\p{L}+|projekt(?:en)?|støtte\\p{L}*|bruger|projekter",
);
/** "The server is not.", "Der Server nicht.": what is taken back behind the yes. */
const ENDS_DENIED = /(?<!\p{L})(?:not|\p{L}+n['’]t|nicht|non|pas|niet|nie|não|no|inte|ikke|ej)[.!]?$/iu;

/** "Charities and open source projects get it for free": of whom something is offered to. */
const FOR_OTHERS =
  /open[ -]?source[ -]?(?:projects?|projekte?n?|projets?|proyectos?|progetti|projecten|projekty|projektów|projetos?|projekter|teams?|maintainers?|authors?|entwickler\p{L}*)(?!\p{L})|(?:projets|proyectos|progetti|projetos)\s(?:libres?|de código abierto|open[ -]source)/iu;

/** True for a sentence that speaks of others' open source. */
export function isOpenForOthers(sentence: string): boolean {
  return FOR_OTHERS.test(sentence) || OPEN_OF_OTHERS.test(sentence);
}

/** True where the answer, by its whole text, says yes to the question whether the product itself is open source today. */
export function isOpenByAnswer(question: string, answer: string): boolean {
  const [first, ...more] = sentencesOf(answer).map(({ text }) => text);
  const texts = [question, answer];
  return (
    first !== undefined &&
    saysYes(first) &&
    asksOfToday(question) &&
    !ASKED_OF_OTHERS.test(question) &&
    !texts.some((text) => OPEN_OF_OTHERS.test(text) || NOT_YET.test(text)) &&
    !more.some((text) => ENDS_DENIED.test(text))
  );
}
