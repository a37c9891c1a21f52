"use client";

import { ChevronDown } from "lucide-react";
import { PERSON_PLATFORMS } from "@/components/founder/person-platforms";
import { countWords } from "@/components/listing/week-words";
import { Field, Input } from "@/components/ui/field";
import { PLATFORM_LABELS, type PlatformKey } from "@/lib/schemas/platforms";
import type { FounderRowProps, TypedFounder } from "./typed-founder";

type Props = Pick<FounderRowProps, "row" | "number" | "onChange">;

/** Folded, since the site names them for most founders or for none. */
export function FounderLinks({ row, number, onChange }: Props) {
  return (
    <details className="group col-span-full max-sm:order-3">
      <summary className="flex min-h-8 items-center gap-1.5 text-sm">
        <ChevronDown aria-hidden className="size-4 text-soft group-open:rotate-180" />
        Photo and links
        <span className="sr-only"> of founder {number}</span>
        <span className="text-soft">
          {row.photo_url ? "photo" : "no photo"}, {countWords(Object.keys(row.links).length, "link")}
        </span>
      </summary>
      <div className="grid gap-3 pt-1 pb-2 sm:grid-cols-2">
        <Address
          id={`founder-${number}-photo`}
          label="Photo’s address"
          className="sm:col-span-2"
          url={row.photo_url}
          onChange={(url) => onChange({ photo_url: url || null })}
        />
        {PERSON_PLATFORMS.map((key) => (
          <Address
            key={key}
            id={`founder-${number}-${key}`}
            label={PLATFORM_LABELS[key]}
            url={row.links[key]}
            onChange={(url) => onChange({ links: withLink(row.links, key, url) })}
          />
        ))}
      </div>
    </details>
  );
}

interface AddressProps {
  id: string;
  label: string;
  className?: string;
  url: string | null | undefined;
  onChange(url: string): void;
}

function Address({ id, label, className, url, onChange }: AddressProps) {
  return (
    <Field id={id} label={label} {...(className && { className })}>
      {(control) => (
        <Input
          {...control}
          type="url"
          placeholder="https://"
          value={url ?? ""}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function withLink(links: TypedFounder["links"], key: PlatformKey, url: string): TypedFounder["links"] {
  const { [key]: _before, ...others } = links;
  return url ? { ...others, [key]: url } : others;
}
