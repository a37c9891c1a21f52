import type { Candidate, Candidates, SiteReading } from "@/lib/drafting/candidate";
import { extractPeople } from "@/lib/drafting/extract/company/people";

const known = new WeakMap<SiteReading, Candidates>();

/** What the rules read about people, company and accounts; worked out once per reading. */
export function knownPeople(reading: SiteReading): Candidates {
  const people = known.get(reading) ?? extractPeople(reading);
  known.set(reading, people);
  return people;
}

/** A candidate with its alternatives. */
export function withAlternatives<T>(candidate: Candidate<T> | undefined): Candidate<T>[] {
  return candidate ? [candidate, ...(candidate.alternatives ?? []).flatMap(withAlternatives)] : [];
}
