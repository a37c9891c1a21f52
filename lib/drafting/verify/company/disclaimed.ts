import type { SiteReading } from "@/lib/drafting/candidate";
import { statementsOf } from "@/lib/drafting/reading/own-pages";
import { escaped } from "@/lib/drafting/text/escaped";
import { sentencesOf } from "@/lib/drafting/text/spans";
import { anyOf } from "@/lib/drafting/text/words";

/** "Kelp is a trademark of": a mark, and whose it is right behind. */
const MARK_OF =
  /(?<mark>[^.;]{2,60}?)\s(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|jest|är|er)\s[^.;]{0,40}?(?:marks?|trade ?marks?|marken?|marques?|marcas?|marchi|marchio|handelsmerk(?:en)?|znak\p{L}*|varemærker?|varumärken?)(?!\p{L})[^.;]{0,20}$/iu;
const NO_RELATION = anyOf(
  "not affiliated|unaffiliated|no affiliation|not (?:associated|connected|endorsed|sponsored)|independent(?:ly)? (?:of|from)|nothing to do with|nicht verbunden|nichts zu tun|unabhängig von|keine (?:verbindung|beziehung)|steht in keiner",
  "(?:non|pas|aucunement) (?:affilié|lié|associé)\\p{L}*|aucun lien|indépendante? de|no (?:está|tiene) (?:\\p{L}+ )?(?:afiliad|relacionad|vinculad|relación)\\p{L}*|non (?:è|ha) (?:\\p{L}+ )?(?:affiliat|collegat|legam)\\p{L}*|indipendente da",
  "niet (?:verbonden|gelieerd)|geen (?:band|relatie)|não (?:é|está|tem) (?:\\p{L}+ )?(?:afiliad|vincul|relaç)\\p{L}*|nie jest (?:\\p{L}+ )?(?:powiązan|związan)\\p{L}*|inte (?:ansluten|kopplad|knuten)|ikke (?:tilknyttet|forbundet)",
);

/** "with Kelp", "mit der Kelp AG": the company, and not who has nothing to do with somebody. */
const isWithWhom = (brand: string, text: string): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:with|by|to|of|from|mit|von|zu[rm]?|avec|à|de|con|com|di|da|met|aan|van|z|ze|od|med|av|af|till?)\\s(?:(?:the|der|dem|den|la|le|el|il|de|a|o)\\s)?${escaped(brand)}(?![\\p{L}\\p{N}])`,
    "u",
  ).test(text);

/** The site says of a company that a mark of its own name is its, or that the product has nothing to do with it. */
export function isDisclaimed(company: string, reading: SiteReading): boolean {
  const [brand = company] = company.split(/[^\p{L}\p{N}]+/u);
  return statementsOf(reading).some(({ segment: { text } }) => {
    if (!text.includes(brand)) return false;
    return sentencesOf(text).some((sentence) => {
      const words = (said: string) => said.split(/[^\p{L}\p{N}]+/u);
      const at = sentence.text.indexOf(company);
      const mark = at === -1 ? undefined : MARK_OF.exec(sentence.text.slice(0, at))?.groups?.mark;
      if (mark !== undefined && words(mark).includes(brand)) return true;
      return NO_RELATION.test(sentence.text) && isWithWhom(brand, sentence.text);
    });
  });
}
