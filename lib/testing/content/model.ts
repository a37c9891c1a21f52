import { canonicalJson } from "@/lib/core/text/canonical-json";

/** Parts that the writers of the test write; the rest behaves like one of them. */
export const PARTS = [
  "fields.headline",
  "fields.license",
  "fields.platforms",
  "company_socials.x",
  "company_socials.github",
  "story.problem",
  "seo.title",
  "faqs",
  "founders",
  "milestones",
] as const;
export type Part = (typeof PARTS)[number];

/** Those that a reading of the site finds something for. */
export const DRAFTED = [
  "fields.headline",
  "fields.license",
  "company_socials.x",
  "seo.title",
  "faqs",
] as const satisfies Part[];
export type DraftedPart = (typeof DRAFTED)[number];

export type Values = Partial<Record<Part, unknown>>;
const LISTS: readonly Part[] = ["faqs", "founders", "milestones"];
const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);
const blankOf = (part: Part): unknown => (LISTS.includes(part) ? [] : null);

/** What must be true of a listing and its draft after any writers in any order: the last value that somebody wrote. */
export class ContentModel {
  readonly listing = new Map<Part, unknown>(PARTS.map((part) => [part, blankOf(part)]));
  readonly history: Map<Part, { before: unknown; after: unknown }>[] = [];
  private readonly saved = new Set<Part>();
  private drafted: Values = {};
  private status: "submitted" | "ready" = "submitted";

  /** What the draft shows: the listing, and what a second reading proposes for parts that nobody saved. */
  shown(part: Part): unknown {
    const isProposed = this.status === "ready" && !this.saved.has(part) && DRAFTED.some((one) => one === part);
    return isProposed ? this.found(part) : this.listing.get(part);
  }

  /** A person's values, by the draft, by the site's team or by taking a version back. */
  write(values: Values): void {
    this.change(values);
    for (const part of PARTS) if (part in values) this.saved.add(part);
  }

  accept(part: Part): void {
    if (this.shown(part) !== null) this.write({ [part]: this.shown(part) });
  }

  restore(parts: DraftedPart[]): void {
    const open = parts.filter((part) => this.saved.has(part) || !isSame(this.shown(part), this.found(part)));
    this.change(Object.fromEntries(open.map((part) => [part, this.found(part)])));
    for (const part of open) this.saved.delete(part);
  }

  /** No page is stored, so that a field drafted again is blank. */
  regenerate(part: DraftedPart): void {
    if (this.saved.has(part)) return;
    const isShown = this.shown(part) !== null;
    this.drafted = { ...this.drafted, [part]: null };
    if (isShown) this.change({ [part]: null });
  }

  read(found: Values): void {
    this.drafted = found;
    this.status = "ready";
  }

  submit(): void {
    this.change(Object.fromEntries(DRAFTED.map((part) => [part, this.shown(part)])));
    this.status = "submitted";
  }

  /** The nth version taken back; one part by its name, or all that nothing has replaced since. */
  revert(nth: number, named: Part | null): void {
    const version = [...(this.history[nth] ?? [])];
    const chosen = version.filter(([part, { after }]) =>
      named ? part === named : isSame(this.listing.get(part), after),
    );
    this.write(Object.fromEntries(chosen.map(([part, { before }]) => [part, before])));
  }

  private found(part: Part): unknown {
    return this.drafted[part] ?? blankOf(part);
  }

  /** One version of what differs; none where nothing does. */
  private change(values: Values): void {
    const diff = PARTS.filter((part) => part in values && !isSame(this.listing.get(part), values[part]));
    if (diff.length > 0)
      this.history.push(new Map(diff.map((part) => [part, { before: this.listing.get(part), after: values[part] }])));
    for (const part of diff) this.listing.set(part, values[part]);
  }
}
