import { ChevronDown } from "lucide-react";
import type { InnerField } from "@/lib/web/docs/field-docs";
import { ToolWords } from "./tool-words";

/** Whether a field can be left out means one thing to who sends it and another to who reads it. */
type Direction = "sent" | "answered";

/** A field of an operation's input or answer; `place` and `preset` are an input's. */
interface Field extends InnerField {
  place?: string;
  preset?: string | null;
}

/** What an operation takes or answers: name, kind and meaning of each field. Names stand beside the rest where there is room. */
export function FieldList({ fields, direction }: { fields: Field[]; direction: Direction }) {
  return (
    <ul className="border-t border-line text-sm">
      {fields.map((field) => (
        <li
          key={field.name}
          className="gap-x-4 border-b border-line py-2.5 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="figures break-all">{field.name}</span>
            {field.place && <span className="text-xs text-soft">{field.place}</span>}
          </p>
          <div>
            <Meaning of={field} direction={direction} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Meaning({ of: field, direction }: { of: Field; direction: Direction }) {
  return (
    <>
      {field.type}
      <Presence isRequired={field.isRequired} direction={direction} />
      {field.preset && <span className="text-soft">, {field.preset} by default</span>}
      {field.description && (
        <span className="block text-xs text-soft">
          <ToolWords text={field.description} known={[]} />
        </span>
      )}
      <InnerFields of={field} direction={direction} />
    </>
  );
}

function Presence({ isRequired, direction }: { isRequired: boolean; direction: Direction }) {
  if (direction === "answered") return !isRequired && <span className="text-soft">, may be absent</span>;
  return isRequired && <strong className="font-medium">, required</strong>;
}

/** The fields inside a field, folded away; each opens in turn. Works without a script. */
function InnerFields({ of: { name, fields }, direction }: { of: InnerField; direction: Direction }) {
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
            <Meaning of={field} direction={direction} />
          </li>
        ))}
      </ul>
    </details>
  );
}
