import { linesOf, type Stretch } from "@/lib/drafting/text/spans";
import { exactly } from "@/lib/drafting/text/words";

/** How streets begin where the word for them stands first. */
export const STREET_FIRST = /^(?:Via|Viale|Piazza|Corso|Rue|Avenue|Boulevard|Calle|Avenida|Plaza|Rua|Praça|Ulica)\s/u;
const ADDRESS_LINES_MAX = 4;
const TOWN_LINE = /^\p{Lu}[\p{L}'’-]+(?:\s(?:d[aeo]s?|de la|del|di|sur|\p{Lu}[\p{L}'’-]+)){0,4}$/u;

/** What signs between parts set apart: "Acme Ltd · Kiel, Germany · hello@acme.test". */
export function partsOf(text: string): Stretch[] {
  return [...text.matchAll(/(?<=^|\s[·|•–—-]\s).+?(?=\s[·|•–—-]\s|\.\s|$)/gu)].map(({ 0: part, index }) => ({
    text: part,
    start: index,
    end: index + part.length,
  }));
}

/** The town of an address without a postal code: the last line below one with street and number. */
export function lastOfAddress(text: string): Stretch | undefined {
  const lines = linesOf(text);
  const isStreetLine = ({ text: line }: Stretch) => STREET_FIRST.test(line) && /\d/.test(line);
  const last = lines.length <= ADDRESS_LINES_MAX && lines.slice(0, -1).some(isStreetLine) ? lines.at(-1) : undefined;
  return last && TOWN_LINE.test(last.text) ? last : undefined;
}

/** What stands before an address: "Address", "Registered office:". */
const LABEL = exactly(
  "(?:(?:our|postal|company|registered|mailing|business|main|head) )?(?:address|offices?|location)|based (?:in|at)|headquarters|hq|where (?:we are|to find us)|(?:find|visit) us",
  "(?:unsere |post|firmen|geschäfts)?(?:adresse|anschrift)|(?:firmen|haupt)?sitz|standort|(?:wo|hier) (?:wir sind|sie uns finden|finden sie uns)|so finden sie uns",
  "siège(?: social)?|basée? à|adresse postale|notre adresse|où (?:nous trouver|sommes-nous)|nous trouver|localisation",
  "(?:nuestra )?dirección|ubicación|domicilio(?: social)?|dónde estamos|(?:il nostro )?indirizzo|dove (?:siamo|trovarci)|sede(?: legale| operativa| social)?",
  "(?:ons |bezoek|post)?adres|locatie|gevestigd(?: in)?|vestiging(?:splaats)?|waar (?:we|wij) zitten|morada|endereço|onde estamos|localização|adres(?: firmy)?|siedziba(?: firmy)?|gdzie jesteśmy|lokalizacja|(?:besöks|post)?adress|hitta (?:till )?oss|säte|hjemsted|hvor (?:er vi|vi er)|find os",
);

const WHERE = exactly("where|wo|où|dónde|dove|waar|gdzie|onde|var|hvor");
const WHEN = exactly(
  "when|dates?|time|termine?|zeit|uhrzeit|deadline|wann|datum|heure|quand|cuándo|fecha|quando|wanneer|kiedy|när|hvornår|dato",
);
/** "Where", in a sheet of facts that says nothing of a day: of an event, a job, a customer it says something else. */
export const isWhereLabel = (text: string, beside: string[]): boolean =>
  WHERE.test(text.replace(/\s?[:?]$/, "")) && !beside.some((one) => WHEN.test(one.replace(/\s?[:?]$/, "")));

/** "Address:", "Where we are". */
export function isAddressLabel(text: string): boolean {
  return LABEL.test(text.replace(/\s?:$/, ""));
}
