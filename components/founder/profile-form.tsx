"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldError, Input } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { BioField } from "./bio-field";
import { PersonLinks } from "./person-links";
import { PhotoField } from "./photo-field";

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

interface ProfileFormProps {
  profile: Profile;
  action: Action;
  /** Where to go once it is saved, for small screens, which do not see what stands beside the form. */
  next: ReactNode;
}

/** The person behind the product: photo, name, role, bio, links. Works without JavaScript. */
export function ProfileForm({ profile, action, next }: ProfileFormProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#content");
  const shown = (name: string, saved: string | null | undefined) => result?.typed?.[name] ?? saved ?? "";
  return (
    <form action={submit} className="grid gap-5">
      <PhotoField url={profile.photo_url} result={result} />
      <NameAndRole profile={profile} shown={shown} errorOf={(pointer) => errorAt(result, pointer)} />
      <BioField value={shown("bio", profile.bio)} error={errorAt(result, "/bio")} />
      <PersonLinks links={profile.links} shown={shown} errorOf={(key) => errorAt(result, `/links/${key}`)} />
      {isOrphan(result) && <FieldError>{`${result.detail} ${result.fix}`}</FieldError>}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="primary" pending={pending}>
          Save profile
        </Button>
        <p role="status" className="text-sm text-soft">
          {result?.ok && "Saved"}
        </p>
      </div>
      {result?.ok && next && <div className="lg:hidden">{next}</div>}
    </form>
  );
}

interface NameAndRoleProps {
  profile: Profile;
  /** What a field shows, by its name, when this is what is saved. */
  shown(name: string, saved: string | null): string;
  errorOf(pointer: string): string | undefined;
}

function NameAndRole({ profile, shown, errorOf }: NameAndRoleProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="name" label="Name" error={errorOf("/name")}>
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
      <Field id="role" label="Role" error={errorOf("/role")}>
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
  );
}

/** A refusal that no field of the form can show. */
function isOrphan(result: ProfileSaved | null): result is Extract<ProfileSaved, { ok: false }> {
  if (!result || result.ok) return false;
  return !result.errors.some((error) => /^\/(name|role|bio|photo|links)/.test(error.pointer));
}
