import { lookup } from "@/lib/core/lookup";
import type { Draft } from "@/lib/schemas/draft";
import { FIELD_LABELS, PROFILE_FIELD_NAMES, type ProfileField } from "@/lib/schemas/profile";

const LIST_LABELS = lookup({ founders: "Founders", faqs: "Questions" });

function labelOf(field: string): string {
  const name = PROFILE_FIELD_NAMES.find((one) => one === field);
  return name ? FIELD_LABELS[name] : (LIST_LABELS.get(field) ?? field);
}

/** What is still blank, as links to the place to fill it in; a profile field opens for editing at once. */
export function MissingList({ draft, onPick }: { draft: Draft; onPick(field: ProfileField): void }) {
  const open = (field: string) => {
    const name = PROFILE_FIELD_NAMES.find((one) => one === field);
    if (name) onPick(name);
  };
  if (draft.missing.length === 0) return null;
  return (
    <nav
      aria-label="Still missing"
      className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-lg border border-line bg-card px-5 py-3 text-sm"
    >
      <span className="font-medium">Still missing</span>
      {draft.missing.map((one) => (
        <a
          key={one.field}
          href={`#${one.field}`}
          title={one.reason}
          onClick={() => open(one.field)}
          className="link py-1"
        >
          {labelOf(one.field)}
        </a>
      ))}
      <span className="text-soft sm:ml-auto">
        {draft.missing.some(({ field }) => field === "name")
          ? "A listing needs a name; the rest may stay blank."
          : "Blank is fine: nothing is invented."}
      </span>
    </nav>
  );
}
