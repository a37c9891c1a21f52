import type { Candidates, SiteReading } from "@/lib/drafting/candidate";
import { type Proposal, ranked, wordCount } from "@/lib/drafting/reading/reading";
import { keyOf } from "@/lib/drafting/text/spans";
import { extractCategories } from "./categories";
import { extractDescription } from "./description";
import { headlines } from "./headline";
import { extractName } from "./name";
import { extractLogo, extractScreenshot } from "./pictures";
import { extractSeoDescription, extractSeoTitle } from "./seo";
import { summaries } from "./summary";

/** What it costs that the summary begins with the headline. */
const REPEATED = 1;
/** What it costs that the summary is a slogan of few words. */
const CURT = 3.5;
const TERSE = 8;
/** What it costs that another text begins with the summary and says more: it is the headline then. */
const SLOGAN = 2;
/** What the missing one counts where all texts say the same. */
const ALONE = 2.5;
/** Lines of each kind that are weighed against each other. */
const WEIGHED_MAX = 8;

/** What a product is called, how it introduces itself, where it belongs and how it looks. */
export function extractIdentity(reading: SiteReading): Candidates {
  const name = extractName(reading);
  const own = name?.value ?? null;
  const { headline, summary } = opening(headlines(reading, own), summaries(reading, own));
  const description = extractDescription(reading, own, summary?.value ?? null);
  const categories = extractCategories(reading, own);
  const logo_url = extractLogo(reading);
  const screenshot_url = extractScreenshot(reading);
  const title = extractSeoTitle(reading);
  const seoDescription = extractSeoDescription(reading, own);
  return {
    fields: {
      ...(name && { name }),
      ...(headline && { headline }),
      ...(summary && { summary }),
      ...(description && { description }),
      ...(categories && { categories }),
      ...(logo_url && { logo_url }),
      ...(screenshot_url && { screenshot_url }),
    },
    seo: { ...(title && { title }), ...(seoDescription && { description: seoDescription }) },
  };
}

interface Opening {
  line?: Proposal<string>;
  text?: Proposal<string>;
  trust: number;
}

/** The headline and the summary that together are trusted most without saying the same; one of them alone where all do. */
function opening(lines: Proposal<string>[], texts: Proposal<string>[]) {
  const isSlogan = ({ value }: Proposal<string>) =>
    wordCount(value) < TERSE && texts.some((one) => goesOnFrom(value, one.value));
  const costOfText = (text: Proposal<string>) => costOfCurt(text.value) + (isSlogan(text) ? SLOGAN : 0);
  const trusted = (all: Proposal<string>[]) => all.toSorted((a, b) => b.trust - a.trust).slice(0, WEIGHED_MAX);
  const alone = trusted(texts).map((text): Opening => ({ text, trust: text.trust + ALONE - costOfText(text) }));
  const openings = trusted(lines).flatMap((line): Opening[] => {
    const distinct = trusted(texts).filter((text) => keyOf(text.value) !== keyOf(line.value));
    const isTwice = () => lines.some((one) => one !== line && keyOf(one.value) === keyOf(line.value)); // in the title, too
    const isAllThereIs = wordCount(line.value) < TERSE || (texts.length === 0 && isTwice()); // else it is the summary
    if (distinct.length === 0) return isAllThereIs ? [{ line, trust: line.trust + ALONE }] : [];
    return distinct.map((text) => {
      const cost = (goesOnFrom(line.value, text.value) ? REPEATED : 0) + costOfText(text);
      return { line, text, trust: line.trust + text.trust - cost };
    });
  });
  const [best] = [...openings, ...alone].toSorted((a, b) => b.trust - a.trust);
  // what stands in for one that is refused says nothing that the other says
  const first = (all: Proposal<string>[], one: Proposal<string> | undefined, beside: Proposal<string> | undefined) => {
    const rest = all.filter((other) => other !== one && keyOf(other.value) !== keyOf(beside?.value ?? ""));
    return one && ranked([{ ...one, trust: Number.POSITIVE_INFINITY }, ...rest]);
  };
  return { headline: first(lines, best?.line, best?.text), summary: first(texts, best?.text, best?.line) };
}

/** True where a text begins with a line, and says more: "Simplify your hours" – "Simplify your hours with a book for all". */
const goesOnFrom = (line: string, text: string): boolean =>
  keyOf(text).startsWith(keyOf(line)) && keyOf(text) !== keyOf(line);

function costOfCurt(text: string): number {
  return wordCount(text) < TERSE ? CURT : 0;
}
