import { factRows } from "@/components/listing/fact-rows";
import { provenSubjects, sourcePages } from "@/components/listing/proof/sources";
import { countWords, ordinalWords, weekWords } from "@/components/listing/week-words";
import { markdownAddress, markdownLine, markdownParagraphs } from "@/lib/core/text/markdown";
import type { Listing } from "@/lib/schemas/listing";
import type { FounderCard } from "@/lib/schemas/people/founder-profile";

/** The `.md` twin of a listing's page: the same facts, quotes and people as plain Markdown (CommonMark). */
export function listingMarkdown(listing: Listing, runners: FounderCard[]): string {
  const { name, headline, summary, description } = listing;
  const parts = [
    `# ${markdownLine(name)}`,
    headline && markdownLine(headline),
    figures(listing),
    summary && markdownLine(summary),
    section("What it does", description && markdownParagraphs(description)),
    section("Facts", factLines(listing)),
    section("Plans", planLines(listing)),
    section(
      "Questions",
      listing.faqs.map((faq) => `### ${markdownLine(faq.question)}\n\n${markdownParagraphs(faq.answer)}`).join("\n\n"),
    ),
    section("Run by, in their own words", runners.map(personLines).join("\n\n")),
    section("Founders", listing.founders.map(personLines).join("\n\n")),
    section("Updates", updateLines(listing)),
    section("Sources", sourceLines(listing)),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function section(title: string, body: string | null): string | null {
  return body ? `## ${title}\n\n${body}` : null;
}

function figures(listing: Listing): string {
  const { launch_week, rank, votes, categories } = listing;
  const lines = [
    `- Website: ${markdownAddress(listing.url)}`,
    `- Page: ${markdownAddress(listing.page_url)}`,
    categories.length > 0 && `- Categories: ${categories.map((one) => markdownLine(one.name)).join(", ")}`,
    launch_week && `- Launched: ${weekWords(launch_week, true)}${rank ? `, ${ordinalWords(rank)} of its week` : ""}`,
    votes !== null && `- Votes: ${votes}`, // hidden in a launch's first hours
  ];
  return lines.filter(Boolean).join("\n");
}

function factLines(listing: Listing): string {
  return factRows(listing.facts)
    .map((row) => `- ${row.label}: ${row.href ? markdownAddress(row.href) : markdownLine(row.text)}`)
    .join("\n");
}

function planLines(listing: Listing): string {
  const plans = listing.facts.pricing_plans?.value ?? [];
  return plans
    .map(
      (plan) =>
        `- ${markdownLine(plan.name)}: ${markdownLine(plan.price)}${plan.period ? `, ${markdownLine(plan.period)}` : ""}`,
    )
    .join("\n");
}

function personLines({ name, role, bio }: { name: string; role: string | null; bio: string | null }): string {
  const head = `### ${markdownLine(name)}${role ? `, ${markdownLine(role)}` : ""}`;
  return bio ? `${head}\n\n${markdownParagraphs(bio)}` : head;
}

function updateLines(listing: Listing): string {
  return listing.updates
    .map(
      (update) =>
        `### ${markdownLine(update.title)}\n\n${update.published_at.slice(0, 10)}\n\n${markdownParagraphs(update.body)}`,
    )
    .join("\n\n");
}

function sourceLines(listing: Listing): string | null {
  const pages = sourcePages(provenSubjects(listing));
  if (pages.length === 0) return null;
  const lines = pages.map((page) =>
    [
      markdownAddress(page.url),
      ...page.subjects.flatMap(({ label, items }) =>
        items.map((item) => `> ${markdownLine(label)}: “${markdownLine(item.quote)}”`),
      ),
    ].join("\n\n"),
  );
  return `Every quote is word for word on the page named above it; ${countWords(pages.length, "page")}.\n\n${lines.join("\n\n")}`;
}
