"use client";

import { z } from "zod";
import { EditorForm } from "@/components/draft/forms/editor-form";
import { useReview } from "@/components/draft/state/use-review";
import { Field, Input } from "@/components/ui/field";
import { PLATFORM_KEYS, PLATFORM_LABELS, type PlatformKey, platformKey } from "@/lib/schemas/platforms";
import { useListTyped } from "./use-list-typed";

const addresses = z.record(platformKey, z.string());
type Addresses = z.infer<typeof addresses>;

/** One address a platform; an emptied one is removed, an untouched one stays as drafted. */
export function SocialsEditor() {
  const { company_socials: socials } = useReview().review.draft;
  const start = addresses.parse(Object.fromEntries(PLATFORM_KEYS.map((key) => [key, socials[key]?.value ?? ""])));
  const [typed, setTyped] = useListTyped("company_socials", addresses, start);
  const changed = PLATFORM_KEYS.filter((key) => typed[key] !== start[key]);
  return (
    <EditorForm
      place="company_socials"
      patch={() => ({ company_socials: Object.fromEntries(changed.map((key) => [key, typed[key].trim() || null])) })}
      theirs={<Words links={start} />}
      mine={<Words links={typed} />}
      className="border-t border-line pt-4"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {PLATFORM_KEYS.map((key) => (
          <Address key={key} platform={key} typed={typed} onChange={setTyped} />
        ))}
      </div>
    </EditorForm>
  );
}

interface Props {
  platform: PlatformKey;
  typed: Addresses;
  onChange(typed: Addresses): void;
}

function Address({ platform, typed, onChange }: Props) {
  return (
    <Field id={`social-${platform}`} label={PLATFORM_LABELS[platform]}>
      {(control) => (
        <Input
          {...control}
          type="url"
          value={typed[platform]}
          onChange={(event) => onChange({ ...typed, [platform]: event.target.value })}
        />
      )}
    </Field>
  );
}

function Words({ links }: { links: Addresses }) {
  const given = PLATFORM_KEYS.filter((key) => links[key]);
  return given.length === 0 ? "No links" : given.map((key) => <p key={key}>{links[key]}</p>);
}
