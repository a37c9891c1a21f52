import { ChevronDown } from "lucide-react";
import type { InnerField } from "@/lib/web/field-docs";
import { ToolWords } from "./tool-words";

/** Whether a field can be left out means one thing to who sends it and another to who reads it. */
export type Direction = "sent" | "answered";

export function Presence({ isRequired, direction }: { isRequired: boolean; direction: Direction }) {
  if (direction === "answered") return !isRequired && <span className="text-soft">, may be absent</span>;
  return isRequired && <strong className="font-medium">, required</strong>;
}

/** What a field means; words of code are set as code. */
export function Description({ text }: { text: string }) {
  return (
    text && (
      <span className="block text-xs text-soft">
        <ToolWords text={text} known={[]} />
      </span>
    )
  );
}

/** The fields inside a field, folded away; each opens in turn. Works without a script. */
export function InnerFields({ of: { name, fields }, direction }: { of: InnerField; direction: Direction }) {
  if (fields.length === 0) return null;
  return (
    <details className="mt-1 open:[&>summary>svg]:rotate-180">
      <summary className="inline-flex min-h-8 items-center gap-1.5 text-xs text-soft hover:text-ink">
        <ChevronDown aria-hidden className="size-3.5" />
        {fields.length} {fields.length === 1 ? "field" : "fields"}
        <span className="sr-only"> of {name}</span>
      </summary>
      <ul className="mt-1 border-l border-line pl-3">
        {fields.map((field) => (
          <li key={field.name} className="border-t border-line py-2 first:border-t-0">
            <span className="figures block break-all sm:mr-2 sm:inline">{field.name}</span>
            {field.type}
            <Presence isRequired={field.isRequired} direction={direction} />
            <Description text={field.description} />
            <InnerFields of={field} direction={direction} />
          </li>
        ))}
      </ul>
    </details>
  );
}
