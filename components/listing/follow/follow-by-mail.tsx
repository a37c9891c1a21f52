"use client";

import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";
import { Button } from "../../ui/button";
import { Field, FieldError, Input } from "../../ui/field";
import { PageLink } from "../../ui/page-link";
import { RailSection } from "../../ui/panel";
import { FOLLOW_FIELD } from "./follow-link";

/** A refused form comes back with what was typed. */
export type FollowAsked = ActionResult<unknown> & { typed?: string };

interface FollowByMailProps {
  listing: { id: number; slug: string; name: string };
  action(before: FollowAsked | null, form: FormData): Promise<FollowAsked>;
}

/** Asks a visitor for an address to follow a listing with. Works without JavaScript. */
export function FollowByMail({ listing: { id, slug, name }, action }: FollowByMailProps) {
  const [result, submit, pending] = useFormAnswer(action, null, "#follow");
  const complaint = result && !result.ok ? `${errorAt(result, "/email") ?? result.detail} ${result.fix}` : undefined;
  const isOfField = errorAt(result, "/email") !== undefined;
  return (
    <RailSection id="follow" title={`Follow ${name}`}>
      <form action={submit} className="mt-2 grid gap-3">
        <input type="hidden" name="listing" value={id} />
        <Field
          id={FOLLOW_FIELD}
          label="Email"
          hint="You get a link to confirm, then its news by email, at most one mail a day. You can stop by one click."
          error={isOfField ? complaint : undefined}
        >
          {(control) => (
            <Input
              {...control}
              key={result?.typed}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              autoFocus={complaint !== undefined}
              defaultValue={result?.typed}
              placeholder="you@example.com"
              className="scroll-mt-24"
            />
          )}
        </Field>
        {!isOfField && complaint && <FieldError>{complaint}</FieldError>}
        <Ways slug={slug} isPending={pending} />
      </form>
    </RailSection>
  );
}

function Ways({ slug, isPending }: { slug: string; isPending: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" pending={isPending}>
        Email me a link
      </Button>
      <PageLink
        href={`/sign-in?${new URLSearchParams({ callbackUrl: `/listings/${slug}` })}`}
        className="link text-sm text-soft"
      >
        Or sign in to follow
      </PageLink>
    </div>
  );
}
