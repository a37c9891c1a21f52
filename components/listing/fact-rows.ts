import type { Facts } from "@/lib/schemas/listing";
import { FIELD_LABELS } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import { PRICING_WORDS } from "./pricing-words";
import { placeOf } from "./proof/proof-items";

export type FactKey = Exclude<keyof Facts, "logo_url" | "screenshot_url" | "pricing_plans">;

/** One row of the facts table: the value in words, and as a link where it is one. */
export interface FactRow {
  key: FactKey;
  label: string;
  text: string;
  /** What to mark within the quotes. */
  values: string[];
  href: string | null;
  evidence: Evidence[];
}

/** Order of the rows; pictures and plans are shown elsewhere on the page. */
const ORDER = [
  "pricing_model",
  "free_trial",
  "platforms",
  "open_source",
  "license",
  "repo_url",
  "docs_url",
  "founded_year",
  "location",
  "team_size",
  "legal_name",
  "contact_email",
] as const satisfies readonly FactKey[];

interface Reading {
  text: string;
  values?: string[];
  href?: string;
}

const READ: { [K in FactKey]: (value: NonNullable<Facts[K]>["value"]) => Reading } = {
  pricing_model: (model) => ({ text: PRICING_WORDS[model], values: [] }),
  free_trial: (text) => ({ text }),
  platforms: (names) => ({ text: names.join(", "), values: names }),
  open_source: (isOpen) => ({ text: isOpen ? "Yes" : "No", values: ["open source", "open-source"] }),
  license: (text) => ({ text }),
  repo_url: (url) => ({ text: placeOf(url), values: [url], href: url }),
  docs_url: (url) => ({ text: placeOf(url), values: [url], href: url }),
  founded_year: (year) => ({ text: String(year) }),
  location: (text) => ({ text }),
  team_size: (text) => ({ text }),
  legal_name: (text) => ({ text }),
  contact_email: (address) => ({ text: address, href: `mailto:${address}` }),
};

/** The known facts in reading order; unknown ones are absent. */
export function factRows(facts: Facts): FactRow[] {
  return ORDER.flatMap((key) => rowOf(facts, key) ?? []);
}

function rowOf<K extends FactKey>(facts: Facts, key: K): FactRow | null {
  const fact = facts[key];
  if (!fact) return null;
  const { text, values = [text], href = null } = READ[key](fact.value);
  return { key, label: FIELD_LABELS[key], text, values, href, evidence: fact.evidence };
}
