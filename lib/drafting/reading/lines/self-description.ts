import type { SiteReading } from "@/lib/drafting/candidate";
import { escaped } from "@/lib/drafting/text/escaped";
import type { Spot } from "@/lib/drafting/text/spans";
import { withoutMarks } from "@/lib/drafting/text/words";
import { contentSpots } from "../reading";
import { isNews, isPlumbing } from "./noise";

const IS =
  "is|are|ist|sind|est|es|è|é|är|er|on|jest|to|provides?|offers?|helps?|lets?|allows?|enables?|makes?|gives?|turns?|combines?|brings?|automates?|simplifies|protects?|hilft|bietet|ermöglicht|macht|permet|aide|offre|permite|ayuda|ofrece|consente|aiuta|helpt|biedt";
/** Words that may follow a product's name; those of its makers ("Foundation", "team") are left out on purpose. */
const KIND =
  "(?:apps?|software|platform|project|cloud|desktop|server|library|framework|suite|tool|engine|client|cli|plugin|extension|api)";
const WITH = "with|mit|avec|con|met|com|using";

/** Sentences on the company behind the product rather than on what it does. */
const COMPANY =
  /\bis an? (?:[\w-]+,? ){0,4}(?:company|firm|business|corporation|start-?up)\b(?! (?:that|which|who|for|offering|providing|building|making|developing|selling|dedicated|speciali[sz]\w+|focus\w+|management|plan|account|process|software|intelligence)\b)|\bis (?:used|trusted|loved|relied on|chosen|preferred) by\b|\b(?:was|is|were) (?:co-?)?(?:founded|started|created|made|built|developed|established|owned|operated|run|based|registered|headquartered|a (?:registered )?trademark|licensed|released|published|distributed)\b|\b(?:gegründet|opgericht|fondée?|fundad[ao]|fondat[ao]|grundat|stiftet)\b/i;

/**
 * Paragraphs of a page in which the product describes itself ("Acme is a …", "With Acme, you …", "Acme helps …"), in order of
 * the page, news and notices left out.
 */
export function selfDescriptions(reading: SiteReading, page: number, name: string | null): Spot[] {
  if (!name) return [];
  const own = escaped(name);
  const title = `(?:what is ${own}\\?\\s*)?(?:(?:the|die|der|das|le|la|el|il|het) |l['’])?${own}(?:\\s?[™®])?(?: ${KIND})?`;
  const starts = new RegExp(`^${title}(?:\\s?\\([^)]{1,40}\\)|, [^,.]{3,60},)?(?:['’]s|\\s(?:${IS}))\\s`, "iu");
  const leads = new RegExp(`^(?:${WITH}) ${own}\\b`, "iu");
  return contentSpots(reading, page).filter((spot) => {
    const { text, kind } = spot.segment;
    if (
      (kind === "heading" && !SENTENCES.test(text)) ||
      text.length < 30 ||
      isPlumbing(text, name) ||
      isNews(reading, spot)
    )
      return false;
    const spelled = spelledAs(name, text);
    return !COMPANY.test(text.slice(0, 160)) && (starts.test(spelled) || leads.test(text));
  });
}

/** More than one sentence is no heading, however it is set. */
const SENTENCES = /\p{Ll}[.!] \p{Lu}.*[.!]$/su;

/** The text with the name it begins with spelled as the name is: titles and addresses often leave its accents out. */
function spelledAs(name: string, text: string): string {
  const start = text.slice(0, name.length);
  return start !== name && withoutAccents(start) === withoutAccents(name) ? name + text.slice(name.length) : text;
}

function withoutAccents(text: string): string {
  return withoutMarks(text).toLowerCase();
}
