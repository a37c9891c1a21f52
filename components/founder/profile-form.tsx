"use client";

import { useActionState, useState } from "react";
import { countWords } from "@/components/listing/week-words";
import { Button } from "@/components/ui/button";
import { Field, FieldError, Input, Textarea } from "@/components/ui/field";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { PLATFORM_KEYS, PLATFORM_LABELS } from "@/lib/schemas/platforms";
import { PERSON_PLATFORMS } from "./person-platforms";

interface Profile {
  name: string | null;
  role: string | null;
  bio: string | null;
  photo_url: string | null;
  links: Record<string, string>;
}
/** A refused form comes back with what was typed, by the names of its fields. */
export type ProfileSaved = ActionResult<unknown> & { typed?: Record<string, string> };
type Action = (before: ProfileSaved | null, form: FormData) => Promise<ProfileSaved>;

/** The person behind the product: photo, name, role, bio, links. Works without JavaScript. */
export function ProfileForm({ profile, action }: { profile: Profile; action: Action }) {
  const [result, submit, pending] = useActionState(action, null);
  const shown = (name: string, saved: string | null | undefined) => result?.typed?.[name] ?? saved ?? "";
  const [words, setWords] = useState(wordsIn(profile.bio ?? ""));
  const isOrphan =
    result && !result.ok && !result.errors.some((error) => /^\/(name|role|bio|photo|links)/.test(error.pointer));
  return (
    <form action={submit} className="grid gap-5">
      <PhotoField url={profile.photo_url} result={result} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="name" label="Name" error={errorAt(result, "/name")}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={80}
              defaultValue={shown("name", profile.name)}
            />
          )}
        </Field>
        <Field id="role" label="Role" error={errorAt(result, "/role")}>
          {(control) => (
            <Input
              {...control}
              name="role"
              maxLength={80}
              placeholder="Founder"
              defaultValue={shown("role", profile.role)}
            />
          )}
        </Field>
      </div>
      <Field
        id="bio"
        label="Bio"
        hint="At least 20 words: what you make and why."
        aside={countWords(words, "word")}
        error={errorAt(result, "/bio")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="bio"
            className="min-h-28"
            maxLength={2000}
            defaultValue={shown("bio", profile.bio)}
            onChange={(event) => setWords(wordsIn(event.target.value))}
          />
        )}
      </Field>
      <fieldset id="links" className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-medium">Links, one at least</legend>
        {PERSON_PLATFORMS.map((key) => (
          <Field key={key} id={`link_${key}`} label={PLATFORM_LABELS[key]} error={errorAt(result, `/links/${key}`)}>
            {(control) => (
              <Input
                {...control}
                name={`link_${key}`}
                type="url"
                placeholder="https://"
                defaultValue={shown(`link_${key}`, profile.links[key])}
              />
            )}
          </Field>
        ))}
        {hiddenLinks(profile.links)}
      </fieldset>
      {isOrphan && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary" pending={pending}>
          Save profile
        </Button>
        <p role="status" className="text-sm text-soft">
          {result?.ok && "Saved"}
        </p>
      </div>
    </form>
  );
}

/** Links this form has no field for travel along, so that saving does not clear them. */
function hiddenLinks(links: Record<string, string>) {
  return PLATFORM_KEYS.filter((key) => links[key] && !PERSON_PLATFORMS.includes(key)).map((key) => (
    <input key={key} type="hidden" name={`link_${key}`} value={links[key]} />
  ));
}

function photoError(result: ActionResult<unknown> | null): string | undefined {
  const complaint = errorAt(result, "/photo");
  return complaint && result && !result.ok ? `${complaint} ${result.fix}` : undefined;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** The photo as it is stored or, once chosen and until the form is sent, as it would be. */
function PhotoField({ url, result }: { url: string | null; result: ProfileSaved | null }) {
  const [chosen, setChosen] = useState<{ url: string; since: ProfileSaved | null } | null>(null);
  const shown = chosen?.since === result ? chosen.url : url;
  const choose = (file: File | undefined) => setChosen(file ? { url: URL.createObjectURL(file), since: result } : null);
  return (
    <div className="flex items-center gap-4">
      {shown ? (
        // biome-ignore lint/performance/noImgElement: a stored portrait of one size
        <img
          src={shown}
          alt="You, as visitors see you"
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-lg border border-line object-cover"
        />
      ) : (
        <span aria-hidden className="size-20 shrink-0 rounded-lg border border-dashed border-edge" />
      )}
      <Field
        id="photo"
        label="Photo"
        hint="JPEG, PNG or WebP, up to 5 MiB; it is cut square."
        error={photoError(result)}
      >
        {(control) => (
          <input
            {...control}
            name="photo"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => choose(event.target.files?.[0])}
            className="w-full min-w-0 text-sm text-soft file:mr-3 file:h-10 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line file:bg-card file:px-4 file:text-sm file:font-medium file:text-ink hover:file:border-edge"
          />
        )}
      </Field>
    </div>
  );
}
