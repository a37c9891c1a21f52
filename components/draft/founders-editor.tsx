"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/field";
import { FOUNDERS_MAX, type Founder } from "@/lib/schemas/draft";
import { ListForm } from "./list-form";
import type { useReview } from "./use-review";

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
  const change = (at: number, part: Partial<Row>) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, ...part } : row)));
  return (
    <ListForm state={state} done={done} body={() => ({ founders: rows.filter((row) => row.name.trim()) })}>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
        <div key={i} className="grid gap-2 sm:grid-cols-2">
          <Input
            aria-label={`Name of founder ${i + 1}`}
            placeholder="Name"
            value={row.name}
            onChange={(event) => change(i, { name: event.target.value })}
          />
          <Input
            aria-label={`Role of founder ${i + 1}`}
            placeholder="Role"
            value={row.role ?? ""}
            onChange={(event) => change(i, { role: event.target.value || null })}
          />
          <Textarea
            className="sm:col-span-2"
            rows={2}
            aria-label={`Bio of founder ${i + 1}`}
            placeholder="A few sentences"
            value={row.bio ?? ""}
            onChange={(event) => change(i, { bio: event.target.value || null })}
          />
        </div>
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
