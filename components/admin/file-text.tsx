import type { ComponentProps } from "react";
import { Textarea } from "@/components/ui/field";
import { FILE_SUFFIX } from "@/lib/schemas/admin/desk-answer";

/** A text that is chosen as a file or pasted; what was read of a file stands there to be mended. */
export function FileText({ name, id, required: _, ...rest }: ComponentProps<"textarea">) {
  return (
    <div className="grid gap-2">
      <input
        id={id}
        aria-describedby={rest["aria-describedby"]}
        name={`${name}${FILE_SUFFIX}`}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        className="w-full min-w-0 text-sm text-soft file:mr-3 file:h-10 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line file:bg-card file:px-4 file:text-sm file:font-medium file:text-ink hover:file:border-edge"
      />
      <Textarea
        {...rest}
        name={name}
        aria-label="Or its text"
        placeholder="Or paste its text"
        spellCheck={false}
        className="max-h-64 overflow-auto font-mono text-xs"
      />
    </div>
  );
}
