import type { ReactNode } from "react";
import { z } from "zod";
import { PartValue } from "@/components/dashboard/history/part-value";
import { partName } from "@/lib/schemas/content";
import { partLabel } from "@/lib/schemas/edits/listing-version";
import { plainPart } from "@/lib/schemas/edits/plain-part";

const changes = z.partialRecord(partName, z.object({ before: z.unknown(), after: z.unknown() }));

/** Parts of a listing before and after an edit, side by side, in the order of the profile. */
export function ChangesView({ json }: { json: string }) {
  const changed = changes.parse(JSON.parse(json));
  return (
    <div className="grid gap-4">
      {partName.options.map((part) => {
        const change = changed[part];
        return change && <Change key={part} part={part} before={change.before} after={change.after} />;
      })}
    </div>
  );
}

function Change({ part, before, after }: { part: z.output<typeof partName>; before: unknown; after: unknown }) {
  return (
    <section aria-label={partLabel(part)}>
      <p className="font-medium">{partLabel(part)}</p>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Side title="Before">
          <PartValue part={part} value={plainPart(before)} />
        </Side>
        <Side title="After">
          <PartValue part={part} value={plainPart(after)} />
        </Side>
      </div>
    </section>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-soft">{title}</p>
      {children}
    </div>
  );
}
