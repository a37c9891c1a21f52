import type { Candidates, SiteReading } from "@/lib/drafting/candidate";
import { extractCategories } from "./categories";
import { extractDescription } from "./description";
import { extractHeadline } from "./headline";
import { extractName } from "./name";
import { extractLogo, extractScreenshot } from "./pictures";
import { extractSeoDescription, extractSeoTitle } from "./seo";
import { extractSummary } from "./summary";

/** What a product is called, how it introduces itself, where it belongs and how it looks. */
export function extractIdentity(reading: SiteReading): Candidates {
  const name = extractName(reading);
  const own = name?.value ?? null;
  const headline = extractHeadline(reading, own);
  // One sentence is not said twice, as long as the site has another.
  const summary = extractSummary(reading, own, headline?.value ?? null) ?? extractSummary(reading, own, null);
  const description = extractDescription(reading, own);
  const categories = extractCategories(reading, own);
  const logo_url = extractLogo(reading);
  const screenshot_url = extractScreenshot(reading);
  const title = extractSeoTitle(reading);
  const seoDescription = extractSeoDescription(reading);
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
