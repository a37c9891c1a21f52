"use client";

import { ChevronDown, Plus, X } from "lucide-react";
import { useState } from "react";
import type { useReview } from "@/components/draft/review/use-review";
import { PERSON_PLATFORMS } from "@/components/founder/person-platforms";
import { Button, IconButton } from "@/components/ui/button";
import { Field, Input, Textarea } from "@/components/ui/field";
import { FOUNDERS_MAX, type Founder } from "@/lib/schemas/draft";
import { PLATFORM_LABELS, type PlatformKey } from "@/lib/schemas/platforms";
import { ListForm } from "./list-form";

type Row = Pick<Founder, "name" | "role" | "bio" | "photo_url" | "links">;
const BLANK: Row = { name: "", role: null, bio: null, photo_url: null, links: {} };

/** Replaces the founders; the first is the primary one. Rows without a name are dropped. */
export function FoundersEditor({
  founders,
  state,
  done,
}: {
  founders: Founder[];
  state: ReturnType<typeof useReview>;
  done: () => void;
}) {
  const [rows, setRows] = useState<Row[]>(
    founders.length > 0 ? founders.map(({ state: _state, evidence: _evidence, ...plain }) => plain) : [BLANK],
  );
  return (
    <ListForm
      state={state}
      done={done}
      at="founders"
      body={() => ({ founders: rows.filter((row) => row.name.trim()) })}
    >
      {rows.map((row, i) => (
        <FounderRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
          key={i}
          row={row}
          number={i + 1}
          onChange={(part) => setRows(rows.map((one, at) => (at === i ? { ...one, ...part } : one)))}
          onRemove={() => setRows(rows.filter((_, at) => at !== i))}
        />
      ))}
      {rows.length < FOUNDERS_MAX && (
        <Button size="sm" className="justify-self-start" onClick={() => setRows([...rows, BLANK])}>
          <Plus aria-hidden className="size-4" />
          Add a founder
        </Button>
      )}
    </ListForm>
  );
}

interface RowProps {
  row: Row;
  /** From 1; the first is the primary founder. */
  number: number;
  onChange(part: Partial<Row>): void;
  onRemove(): void;
}

function FounderRow({ row, number, onChange, onRemove }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_1fr_auto]">
      <Input
        aria-label={`Name of founder ${number}`}
        placeholder="Name"
        value={row.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Input
        className="max-sm:order-1 max-sm:col-span-2"
        aria-label={`Role of founder ${number}`}
        placeholder="Role"
        value={row.role ?? ""}
        onChange={(event) => onChange({ role: event.target.value || null })}
      />
      <IconButton label={`Remove founder ${number}`} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
      <Textarea
        className="col-span-full max-sm:order-2"
        rows={2}
        aria-label={`Bio of founder ${number}`}
        placeholder="A few sentences"
        value={row.bio ?? ""}
        onChange={(event) => onChange({ bio: event.target.value || null })}
      />
      <FounderLinks row={row} number={number} onChange={onChange} />
    </div>
  );
}

/** Folded, since the site names them for most founders or for none. */
function FounderLinks({ row, number, onChange }: Pick<RowProps, "row" | "number" | "onChange">) {
  const count = Object.keys(row.links).length;
  return (
    <details className="group col-span-full max-sm:order-3">
      <summary className="flex min-h-8 items-center gap-1.5 text-sm">
        <ChevronDown aria-hidden className="size-4 text-soft group-open:rotate-180" />
        Photo and links
        <span className="sr-only"> of founder {number}</span>
        <span className="text-soft">
          {row.photo_url ? "photo" : "no photo"}, {count === 1 ? "1 link" : `${count} links`}
        </span>
      </summary>
      <div className="grid gap-3 pt-1 pb-2 sm:grid-cols-2">
        <Field id={`founder-${number}-photo`} label="Photo’s address" className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="url"
              placeholder="https://"
              value={row.photo_url ?? ""}
              onChange={(event) => onChange({ photo_url: event.target.value || null })}
            />
          )}
        </Field>
        {PERSON_PLATFORMS.map((key) => (
          <Field key={key} id={`founder-${number}-${key}`} label={PLATFORM_LABELS[key]}>
            {(control) => (
              <Input
                {...control}
                type="url"
                placeholder="https://"
                value={row.links[key] ?? ""}
                onChange={(event) => onChange({ links: withLink(row.links, key, event.target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

function withLink(links: Row["links"], key: PlatformKey, url: string): Row["links"] {
  const { [key]: _before, ...others } = links;
  return url ? { ...others, [key]: url } : others;
}
