import type { Found } from "./use-found";

/** Says to a screen reader how much was found, of each kind, once a search has ended. */
export function FoundCount({ found, places }: { found: Found; places: number }) {
  const counted = found.groups.filter(({ areWays }) => !areWays);
  const parts = counted.map(({ heading, items }) => `${heading}: ${items.length}`);
  if (places > 0) parts.push(`Places: ${places}`);
  return (
    <p role="status" className="sr-only">
      {found.state === "done" && (parts.length > 0 ? `${parts.join(", ")}.` : "Nothing found.")}
    </p>
  );
}
