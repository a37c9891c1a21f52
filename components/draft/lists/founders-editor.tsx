"use client";

import { Plus } from "lucide-react";
import { z } from "zod";
import { EditorForm } from "@/components/draft/forms/editor-form";
import { useReview } from "@/components/draft/state/use-review";
import { Button } from "@/components/ui/button";
import { FOUNDERS_MAX, founder } from "@/lib/schemas/draft";
import { FounderRow } from "./founder-row";
import type { TypedFounder } from "./typed-founder";
import { useListTyped } from "./use-list-typed";

const rowList = z.array(founder.omit({ state: true, evidence: true }));
const BLANK: TypedFounder = { name: "", role: null, bio: null, photo_url: null, links: {} };

/** Replaces the founders; the first is the primary one. Rows without a name are dropped. */
export function FoundersEditor() {
  const { founders } = useReview().review.draft;
  const saved = founders.map(({ state: _state, evidence: _evidence, ...plain }) => plain);
  const [rows, setRows] = useListTyped("founders", rowList, saved.length > 0 ? saved : [BLANK]);
  const named = rows.filter((row) => row.name.trim());
  return (
    <EditorForm
      place="founders"
      patch={() => ({ founders: named })}
      theirs={<Words rows={saved} />}
      mine={<Words rows={named} />}
      className="border-t border-line pt-4"
    >
      {rows.map((row, i) => (
        <FounderRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
          key={i}
          row={row}
          number={i + 1}
          onChange={(part) => setRows(rows.with(i, { ...row, ...part }))}
          onRemove={() => setRows(rows.toSpliced(i, 1))}
        />
      ))}
      {rows.length < FOUNDERS_MAX && (
        <Button size="sm" className="justify-self-start" onClick={() => setRows([...rows, BLANK])}>
          <Plus aria-hidden className="size-4" />
          Add a founder
        </Button>
      )}
    </EditorForm>
  );
}

function Words({ rows }: { rows: TypedFounder[] }) {
  return rows.length === 0
    ? "No founders"
    : rows.map((row) => (
        <p key={row.name} className="mb-2">
          <span className="block font-medium">{[row.name, row.role].filter(Boolean).join(" · ")}</span>
          {row.bio}
        </p>
      ));
}
