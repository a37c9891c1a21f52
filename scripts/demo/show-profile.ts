import type { Draft } from "@/lib/schemas/draft";
import { FIELD_LABELS, PROFILE_FIELD_NAMES, type PricingPlan } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import { heading, proof, row, say, shortened } from "./page";

const VALUE_MAX = 220;
const QUOTE_MAX = 120;
const QUOTES_SHOWN = 2;

/** Prints every value with the sentence that proves it, then what stayed blank, then what robots.txt kept closed. */
export function showProfile(draft: Draft): void {
  heading("The profile, with the sentence that proves each value");
  for (const name of PROFILE_FIELD_NAMES) {
    const field = draft.fields[name];
    if (field.value !== null) row(FIELD_LABELS[name], words(field.value), quotes(field.evidence), proof);
  }
  draft.founders.forEach((one) => {
    row("Founder", [one.name, one.role].filter(Boolean).join(", "), quotes(one.evidence), proof);
  });
  draft.faqs.forEach((one) => {
    row("Question", one.question, quotes(one.evidence.slice(-1)), proof);
  });
  for (const [platform, link] of Object.entries(draft.company_socials)) {
    if (link?.value) row(platform, link.value, quotes(link.evidence), proof);
  }
  showBlanks(draft);
  showClosed(draft);
}

function showBlanks(draft: Draft): void {
  if (draft.missing.length === 0) return;
  heading("Left blank rather than guessed");
  for (const one of draft.missing) say(one.reason);
}

function showClosed(draft: Draft): void {
  const closed = draft.pages.filter((page) => page.reason_skipped);
  if (closed.length === 0) return;
  heading("Not read, and why");
  for (const page of closed) row(new URL(page.url).pathname, page.reason_skipped ?? "");
}

/** Where each quote stands, by path: the host is the same for all. */
function quotes(evidence: Evidence[]): string[] {
  return evidence
    .slice(0, QUOTES_SHOWN)
    .map((one) => `“${shortened(one.quote, QUOTE_MAX)}”  ${new URL(one.url).pathname}`);
}

function words(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.every(isPlan) ? value.map(planWords).join("\n") : value.join(", ");
  return shortened(String(value), VALUE_MAX);
}

const isPlan = (value: unknown): value is PricingPlan =>
  typeof value === "object" && value !== null && "price" in value;

function planWords(plan: PricingPlan): string {
  return [plan.name, plan.price, plan.period].filter(Boolean).join(" ");
}
