import type { Candidates, SiteReading } from "@/lib/drafting/candidate";
import { extractCommercial } from "@/lib/drafting/extract/prices/commercial";
import { withAlternatives } from "./known-people";

const known = new WeakMap<SiteReading, Candidates>();

/** What the rules read about prices, license and platforms; worked out once per reading. */
export function knownCommercial(reading: SiteReading): Candidates {
  const commercial = known.get(reading) ?? extractCommercial(reading);
  known.set(reading, commercial);
  return commercial;
}

/** Names of the plans that the rules found. */
export function knownPlanNames(reading: SiteReading): string[] {
  const plans = withAlternatives(knownCommercial(reading).fields?.pricing_plans);
  return plans.flatMap((one) => one.value.map((plan) => plan.name));
}
