import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { partLabel, type VersionChange } from "@/lib/schemas/edits/listing-version";
import { PartValue } from "./part-value";

interface Props {
  version: number;
  changes: VersionChange[];
  restore: (form: FormData) => Promise<void>;
}

/** What one edit changed, each value before and after side by side. Works without JavaScript. */
export function VersionChanges({ version, changes, restore }: Props) {
  return (
    <div className="mb-5 rounded-lg border border-line bg-card">
      {changes.map((change) => (
        <section
          key={change.field}
          aria-label={partLabel(change.field)}
          className="border-b border-line px-4 py-4 last:border-b-0 sm:px-5"
        >
          <h2 className="mb-2 text-sm font-medium">{partLabel(change.field)}</h2>
          <div className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
            <Side title="Before">
              <PartValue part={change.field} value={change.before} />
              <RestoreForm version={version} change={change} restore={restore} />
            </Side>
            <Side title={change.is_current ? "After, as it is now" : "After, changed again since"}>
              <PartValue part={change.field} value={change.after} />
            </Side>
          </div>
        </section>
      ))}
      {changes.filter((one) => one.is_current).length > 1 && <RestoreAll version={version} restore={restore} />}
    </div>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="mb-1 text-xs text-soft">{title}</p>
      {children}
    </div>
  );
}

/** Nothing where the listing shows the same by now. */
function RestoreForm({ version, change, restore }: Pick<Props, "version" | "restore"> & { change: VersionChange }) {
  if (!change.can_restore) return null;
  return (
    <form action={restore} className="mt-3">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="field" value={change.field} />
      <Button type="submit" size="sm" aria-label={`Restore this value of ${partLabel(change.field)}`}>
        Restore this value
      </Button>
    </form>
  );
}

function RestoreAll({ version, restore }: Pick<Props, "version" | "restore">) {
  return (
    <form action={restore} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" size="sm">
        Undo this edit
      </Button>
      <p className="text-sm text-soft">Restores every value that was not changed again since.</p>
    </form>
  );
}
