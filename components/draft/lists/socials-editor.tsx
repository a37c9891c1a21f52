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
      theirs={<AddressWords links={start} />}
      mine={<AddressWords links={typed} />}
      className="border-t border-line pt-4"
    >
      <AddressInputs typed={typed} onChange={(next) => setTyped(addresses.parse(next))} />
    </EditorForm>
  );
}

interface AddressesProps {
  /** Of the inputs in a form: `<name>.<platform>`. */
  name?: string | undefined;
  typed: Partial<Addresses>;
  errorOf?: ((platform: PlatformKey) => string | undefined) | undefined;
  onChange(typed: Partial<Addresses>): void;
}

/** An input for each platform. */
export function AddressInputs({ name, typed, errorOf, onChange }: AddressesProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {PLATFORM_KEYS.map((key) => (
        <Field key={key} id={`social-${key}`} label={PLATFORM_LABELS[key]} error={errorOf?.(key)}>
          {(control) => (
            <Input
              {...control}
              name={name && `${name}.${key}`}
              type="url"
              value={typed[key] ?? ""}
              onChange={(event) => onChange({ ...typed, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

/** Addresses, to be read. */
export function AddressWords({ links }: { links: Partial<Addresses> }) {
  const given = PLATFORM_KEYS.filter((key) => links[key]);
  return given.length === 0 ? "No links" : given.map((key) => <p key={key}>{links[key]}</p>);
}
