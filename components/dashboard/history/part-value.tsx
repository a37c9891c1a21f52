import type { ReactNode } from "react";
import { FieldValue } from "@/components/draft/fields/field-value";
import type { PartName } from "@/lib/schemas/content";
import { PROFILE_FIELD_NAMES } from "@/lib/schemas/profile";

/** A part of a listing as one version had it, in words. */
export function PartValue({ part, value }: { part: PartName; value: unknown }): ReactNode {
  if (value === null || (Array.isArray(value) && value.length === 0))
    return <span className="text-soft italic">Blank</span>;
  const field = PROFILE_FIELD_NAMES.find((name) => part === `fields.${name}`);
  if (field) return <FieldValue field={field} value={value} />;
  if (!Array.isArray(value)) return <span className="whitespace-pre-line">{String(value)}</span>;
  return (
    <ul className="grid gap-2">
      {value.map((entry) => (
        <li key={JSON.stringify(entry)}>
          <Entry of={Object(entry)} />
        </li>
      ))}
    </ul>
  );
}

/** A question, a founder or a milestone: its title, then whatever else it says. */
function Entry({ of: entry }: { of: Record<string, unknown> }) {
  const { question, answer, name, role, bio, date, title, description } = entry;
  const [heading, aside] = [question ?? name ?? title, role ?? date];
  const text = answer ?? bio ?? description;
  const links = [entry.url, ...Object.values(Object(entry.links))].filter((one) => typeof one === "string");
  return (
    <>
      <p className="font-medium">
        {String(heading)}
        {aside ? <span className="font-normal text-soft"> · {String(aside)}</span> : null}
      </p>
      {text ? <p className="whitespace-pre-line">{String(text)}</p> : null}
      {links.map((link) => (
        <p key={link} className="break-all text-soft">
          {link.replace(/^https?:\/\//, "")}
        </p>
      ))}
    </>
  );
}
