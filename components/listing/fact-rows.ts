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

interface Reading {
  text: string;
  values?: string[];
  href?: string;
}

/** How each fact is read, in the order of the rows; pictures and plans are shown elsewhere on the page. */
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

const FACT_KEYS = Object.keys(READ) as FactKey[]; // exactly those, by the type of READ

/** The known facts in reading order; unknown ones are absent. */
export function factRows(facts: Facts): FactRow[] {
  return FACT_KEYS.flatMap((key) => rowOf(facts, key) ?? []);
}

function rowOf<K extends FactKey>(facts: Facts, key: K): FactRow | null {
  const fact = facts[key];
  if (!fact) return null;
  const { text, values = [text], href = null } = READ[key](fact.value);
  return { key, label: FIELD_LABELS[key], text, values, href, evidence: fact.evidence };
}
