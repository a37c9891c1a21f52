import type { Draft } from "@/lib/schemas/draft";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";

/** Fields that stand proven on the site, of all; the bar is of the number beside it. */
export function ProvenMeter({ draft: { fields } }: { draft: Draft }) {
  const total = PROFILE_FIELD_NAMES.length;
  const proven = PROFILE_FIELD_NAMES.filter(
    (name) => fields[name].value !== null && fields[name].evidence.length > 0,
  ).length;
  return (
    <div className="w-56 max-sm:w-full">
      <p className="text-sm">
        <span className="figures">{proven}</span> of <span className="figures">{total}</span> proven on the site
      </p>
      <progress className="sr-only" max={total} value={proven} aria-label="Fields proven on the site" />
      <svg aria-hidden="true" className="mt-1.5 block h-1 w-full overflow-hidden rounded-full bg-line">
        <rect height="100%" width={`${(proven / total) * 100}%`} className="fill-ink transition-[width]" />
      </svg>
    </div>
  );
}
