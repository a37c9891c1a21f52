import { factRows } from "@/components/listing/fact-rows";
import { provenSubjects, sourcePages } from "@/components/listing/proof/sources";
import { countWords, ordinalWords, weekWords } from "@/components/listing/week-words";
import type { Listing } from "@/lib/schemas/listing";
import type { FounderCard } from "@/lib/schemas/people/founder-profile";

/** The `.md` twin of a listing's page: the same facts, quotes and owner as plain Markdown (CommonMark). */
export function listingMarkdown(listing: Listing, owner: FounderCard | null): string {
  const { name, headline, summary, description } = listing;
  const parts = [
    `# ${plain(name)}`,
    headline && `${plain(headline)}`,
    figures(listing),
    summary && plain(summary),
    section("What it does", description && paragraphs(description)),
    section("Facts", factLines(listing)),
    section("Plans", planLines(listing)),
    section(
      "Questions",
      listing.faqs.map((faq) => `### ${plain(faq.question)}\n\n${paragraphs(faq.answer)}`).join("\n\n"),
    ),
    section("Owner, in their own words", owner && personLines(owner)),
    section("Founders", listing.founders.map(personLines).join("\n\n")),
    section("Updates", updateLines(listing)),
    section("Sources", sourceLines(listing)),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function section(title: string, body: string | null): string | null {
  return body ? `## ${title}\n\n${body}` : null;
}

/** Text of others, kept from being read as Markdown: no links, headings, lists or HTML come out of it. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, "\\$&")
    .replace(/^([-+]|\d+[.)])(?=\s)/, "\\$1");
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(plain)
    .filter(Boolean)
    .join("\n\n");
}

function figures(listing: Listing): string {
  const { launch_week, rank, votes, categories } = listing;
  const lines = [
    `- Website: <${listing.url}>`,
    `- Page: <${listing.page_url}>`,
    categories.length > 0 && `- Categories: ${categories.map((one) => plain(one.name)).join(", ")}`,
    launch_week && `- Launched: ${weekWords(launch_week, true)}${rank ? `, ${ordinalWords(rank)} of its week` : ""}`,
    `- Votes: ${votes}`,
  ];
  return lines.filter(Boolean).join("\n");
}

function factLines(listing: Listing): string {
  return factRows(listing.facts)
    .map((row) => `- ${row.label}: ${row.href ? `<${row.href}>` : plain(row.text)}`)
    .join("\n");
}

function planLines(listing: Listing): string {
  const plans = listing.facts.pricing_plans?.value ?? [];
  return plans
    .map((plan) => `- ${plain(plan.name)}: ${plain(plan.price)}${plan.period ? `, ${plain(plan.period)}` : ""}`)
    .join("\n");
}

function personLines({ name, role, bio }: { name: string; role: string | null; bio: string | null }): string {
  const head = `### ${plain(name)}${role ? `, ${plain(role)}` : ""}`;
  return bio ? `${head}\n\n${paragraphs(bio)}` : head;
}

function updateLines(listing: Listing): string {
  return listing.updates
    .map((update) => `### ${plain(update.title)}\n\n${update.published_at.slice(0, 10)}\n\n${paragraphs(update.body)}`)
    .join("\n\n");
}

function sourceLines(listing: Listing): string | null {
  const pages = sourcePages(provenSubjects(listing));
  if (pages.length === 0) return null;
  const lines = pages.map((page) =>
    [
      `<${page.url}>`,
      ...page.subjects.flatMap(({ label, items }) => items.map((item) => `> ${plain(label)}: “${plain(item.quote)}”`)),
    ].join("\n\n"),
  );
  return `Every quote is word for word on the page named above it; ${countWords(pages.length, "page")}.\n\n${lines.join("\n\n")}`;
}
