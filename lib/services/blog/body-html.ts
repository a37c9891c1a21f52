import { Marked } from "marked";
import sanitize from "sanitize-html";

const marked = new Marked({ gfm: true });
/** Levels below the page's own headline. */
const HEADINGS = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };

/**
 * A post's Markdown (GitHub's flavour) as HTML that is safe to show: nothing that runs, no styles, no pictures but our own stored
 * ones, links to the web only. Headings begin at the second level, since the page has the first.
 */
export function bodyHtml(markdown: string): string {
  return sanitize(marked.parse(markdown, { async: false }), {
    allowedTags: [
      ...["p", "br", "hr", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "pre", "code", "em", "strong", "del"],
      ...["a", "img", "table", "thead", "tbody", "tr", "th", "td"],
    ],
    allowedAttributes: {
      a: ["href", "title"],
      img: ["src", "alt", "title"],
      ol: ["start"],
      th: ["align"],
      td: ["align"],
    },
    allowedSchemes: ["https", "http", "mailto"],
    allowProtocolRelative: false,
    transformTags: Object.fromEntries(
      Object.entries(HEADINGS).map(([from, to]) => [from, sanitize.simpleTransform(to, {})]),
    ),
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^\/files\/[0-9a-f]{64}\.webp$/.test(attribs.src ?? ""),
  });
}
