import { countWords } from "@/components/listing/week-words";
import { Button } from "@/components/ui/button";
import { ProductLogo } from "@/components/ui/product-logo";
import type { Draft } from "@/lib/schemas/draft";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";
import { readCount } from "./reading";

/** Fields that stand proven on the site, of all. */
function provenCount(draft: Draft): number {
  return PROFILE_FIELD_NAMES.filter(
    (name) => draft.fields[name].value !== null && draft.fields[name].evidence.length > 0,
  ).length;
}

function readLine(draft: Draft): string {
  const byRobots = draft.pages.filter((page) => page.reason_skipped?.includes("robots.txt")).length;
  const host = new URL(draft.url).hostname;
  return [host, `read ${countWords(readCount(draft), "page")}`, byRobots > 0 && `${byRobots} left out by robots.txt`]
    .filter(Boolean)
    .join(" · ");
}

const WITHOUT_MODEL = "extractive";

/** Who drafted: a model by its name, or the site's own words alone. */
function draftedBy(draft: Draft): string {
  if (draft.drafted_by === WITHOUT_MODEL) return "Drafted from the site’s own words, without a language model";
  return `Drafted by ${draft.drafted_by}; every value checked against the site’s own words`;
}

/** What is being reviewed, how much of it is proven, and the way on. */
export function ReviewHeader({
  draft,
  logo,
  saved,
  submitting,
  onSubmit,
  onReread,
}: {
  draft: Draft;
  /** Path of our stored copy. */
  logo: string | null;
  saved: string | null;
  submitting: boolean;
  onSubmit(): void;
  onReread(): void;
}) {
  const name = draft.fields.name.value ?? new URL(draft.url).hostname;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6">
      <div className="flex min-w-0 items-center gap-4">
        <ProductLogo name={name} src={logo} size={64} />
        <div className="min-w-0">
          <h1 className="text-xl break-words">{name}</h1>
          <p className="text-sm text-soft">{readLine(draft)}</p>
          <p className="text-xs break-words text-soft">{draftedBy(draft)}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 max-sm:w-full">
        <ProvenMeter draft={draft} />
        <div className="grid gap-1 max-sm:w-full">
          <div className="flex gap-3">
            <Button onClick={onReread} className="max-sm:flex-1">
              Read again
            </Button>
            <Button variant="primary" pending={submitting} onClick={onSubmit} className="max-sm:flex-1">
              {draft.listing_id ? "Update listing" : "Submit listing"}
            </Button>
          </div>
          <p role="status" className="text-xs text-soft sm:text-right">
            {saved ?? "Saves as you go"}
          </p>
        </div>
      </div>
    </header>
  );
}

/** How many values the site proves; the bar is real, of the number beside it. */
function ProvenMeter({ draft }: { draft: Draft }) {
  const proven = provenCount(draft);
  const total = PROFILE_FIELD_NAMES.length;
  return (
    <div className="w-56 max-sm:w-full sm:mb-6">
      <p className="text-sm">
        <span className="figures">{proven}</span> of <span className="figures">{total}</span> proven on the site
      </p>
      <progress className="sr-only" max={total} value={proven} aria-label="Fields proven on the site" />
      <div aria-hidden className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-ink" style={{ width: `${(proven / total) * 100}%` }} />
      </div>
    </div>
  );
}
