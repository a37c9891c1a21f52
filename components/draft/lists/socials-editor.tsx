"use client";

import { useState } from "react";
import type { useReview } from "@/components/draft/review/use-review";
import { Field, Input } from "@/components/ui/field";
import type { SourcedSocials } from "@/lib/schemas/draft";
import { PLATFORM_KEYS, PLATFORM_LABELS } from "@/lib/schemas/platforms";
import { ListForm } from "./list-form";

/** One address a platform; an emptied one is removed, an untouched one stays as drafted. */
export function SocialsEditor({
  socials,
  state,
  done,
}: {
  socials: SourcedSocials;
  state: ReturnType<typeof useReview>;
  done: () => void;
}) {
  const start = Object.fromEntries(PLATFORM_KEYS.map((key) => [key, socials[key]?.value ?? ""]));
  const [typed, setTyped] = useState<Record<string, string>>(start);
  const changed = () =>
    Object.fromEntries(
      PLATFORM_KEYS.filter((key) => typed[key] !== start[key]).map((key) => [key, typed[key]?.trim() || null]),
    );
  return (
    <ListForm state={state} done={done} at="company_socials" body={() => ({ company_socials: changed() })}>
      <div className="grid gap-3 sm:grid-cols-2">
        {PLATFORM_KEYS.map((key) => (
          <Field key={key} id={`social-${key}`} label={PLATFORM_LABELS[key]}>
            {(control) => (
              <Input
                {...control}
                type="url"
                value={typed[key] ?? ""}
                onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </ListForm>
  );
}
