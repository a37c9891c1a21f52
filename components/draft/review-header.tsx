import { Button } from "@/components/ui/button";
import { ProductLogo } from "@/components/ui/product-logo";
import type { Draft } from "@/lib/schemas/draft";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";

/** Fields that stand proven on the site, of all. */
function provenCount(draft: Draft): number {
  return PROFILE_FIELD_NAMES.filter(
    (name) => draft.fields[name].value !== null && draft.fields[name].evidence.length > 0,
  ).length;
}

function readLine(draft: Draft): string {
  const read = draft.pages.filter((page) => page.reason_skipped === null).length;
  const byRobots = draft.pages.filter((page) => page.reason_skipped?.includes("robots.txt")).length;
  const host = new URL(draft.url).hostname;
  return [host, `read ${read} ${read === 1 ? "page" : "pages"}`, byRobots > 0 && `${byRobots} left out by robots.txt`]
    .filter(Boolean)
    .join(" · ");
}

/** What is being reviewed, how much of it is proven, and the way on. */
export function ReviewHeader({
  draft,
  saved,
  submitting,
  onSubmit,
  onReread,
}: {
  draft: Draft;
  saved: string | null;
  submitting: boolean;
  onSubmit(): void;
  onReread(): void;
}) {
  const name = draft.fields.name.value ?? new URL(draft.url).hostname;
  const proven = provenCount(draft);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-6">
      <div className="flex min-w-0 items-center gap-4">
        <ProductLogo name={name} src={draft.fields.logo_url.value} size={64} />
        <div className="min-w-0">
          <h1 className="text-xl break-words">{name}</h1>
          <p className="text-sm text-soft">{readLine(draft)}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="w-56">
          <p className="flex justify-between text-sm">
            <span>
              <span className="figures">{proven}</span> of <span className="figures">{PROFILE_FIELD_NAMES.length}</span>{" "}
              proven on the site
            </span>
          </p>
          <progress
            className="sr-only"
            max={PROFILE_FIELD_NAMES.length}
            value={proven}
            aria-label="Fields proven on the site"
          />
          <div aria-hidden className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
            <div className="h-full bg-ink" style={{ width: `${(proven / PROFILE_FIELD_NAMES.length) * 100}%` }} />
          </div>
        </div>
        <div className="flex items-center gap-3">
          <Button onClick={onReread}>Read again</Button>
          <Button variant="primary" pending={submitting} onClick={onSubmit}>
            {draft.listing_id ? "Update listing" : "Submit listing"}
          </Button>
          <p role="status" className="min-w-24 text-xs text-soft">
            {saved ?? "Saves as you go"}
          </p>
        </div>
      </div>
    </header>
  );
}
