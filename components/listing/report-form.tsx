"use client";

import { Button } from "@/components/ui/button";
import { Field, FieldError, Input, Select, Textarea } from "@/components/ui/field";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import { type ActionResult, errorAt } from "@/lib/schemas/action-result";

/** A refused form comes back with what was typed. */
export type ReportAnswer = ActionResult<unknown> & { typed: Readonly<Record<string, string>> };

interface Props {
  listing: { id: number; slug: string };
  hasStory: boolean;
  /** The address of whoever is signed in. */
  account: string | null;
  action(before: ReportAnswer | null, form: FormData): Promise<ReportAnswer>;
}

const TEXT_MAX = 2_000;
/** As the sweep does (lib/services/admin/logs/sweep-logs.ts). */
const WORDS_KEPT = "What you write is deleted a year after the decision.";

/** Tells the site's team what is wrong with a listing. Works without JavaScript. */
export function ReportForm({ listing: { id, slug }, hasStory, account, action }: Props) {
  const [answer, submit, pending] = useFormAnswer(action, null, "#content");
  const typed = answer?.typed ?? {};
  const isOfNoField = answer && !answer.ok && answer.errors.length === 0;
  return (
    <form action={submit} className="mt-6 grid max-w-text gap-5">
      <input type="hidden" name="listing" value={id} />
      <input type="hidden" name="slug" value={slug} />
      <Field id="report-subject" label="What is wrong?" error={errorAt(answer, "/subject")}>
        {(control) => (
          <Select {...control} key={typed.subject} name="subject" defaultValue={typed.subject ?? "listing"}>
            <option value="listing">Something the listing says</option>
            <option value="evidence">A quote that does not prove what it stands beside</option>
            {hasStory && <option value="story">The story</option>}
          </Select>
        )}
      </Field>
      <Field
        id="report-text"
        label="Tell us more"
        hint="What it says now, what is true, and where one can see that."
        error={errorAt(answer, "/text")}
      >
        {(control) => <Textarea {...control} name="text" maxLength={TEXT_MAX} required defaultValue={typed.text} />}
      </Field>
      <Writer account={account} typed={typed.email} error={errorAt(answer, "/email")} />
      {isOfNoField && <FieldError>{`${answer.detail} ${answer.fix}`}</FieldError>}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Send report
        </Button>
      </div>
    </form>
  );
}

interface WriterProps {
  account: string | null;
  typed: string | undefined;
  error: string | undefined;
}

/** Where the answer goes: to whoever is signed in, else to an address, if they give one. */
function Writer({ account, typed, error }: WriterProps) {
  if (account)
    return (
      <p className="text-sm text-soft">
        We email what we found to {account}. The listing’s owner does not learn who reported it. {WORDS_KEPT}
      </p>
    );
  return (
    <Field
      id="report-email"
      label="Email"
      aside="optional"
      hint={`For the site’s team, should they have a question. It is deleted 30 days after the report was decided. The listing’s owner does not learn who reported it. ${WORDS_KEPT}`}
      error={error}
    >
      {(control) => (
        <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} defaultValue={typed} />
      )}
    </Field>
  );
}
