import type { SiteReading } from "@/lib/drafting/candidate";
import { knownPeople } from "@/lib/drafting/extract/known";
import { type OwnNames, ownNames, withCompany } from "@/lib/drafting/reading/own-names";

/** Names of the product and of the company that the rules know. */
export function ownersOf(reading: SiteReading): OwnNames {
  return withCompany(ownNames(reading), knownPeople(reading).fields?.legal_name?.value ?? null);
}
