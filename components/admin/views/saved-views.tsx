"use client";

import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { FieldError, Input } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { ActionResult } from "@/lib/schemas/action-result";

interface Props {
  /** The screen's address, without a query. */
  path: string;
  views: { id: number; name: string; query: string }[];
  /** What is asked now, as a query; empty where nothing is. */
  query: string;
  change(before: ActionResult<unknown> | null, form: FormData): Promise<ActionResult<unknown>>;
}

/** An admin's own views of a screen, each a link, and a way to keep what is asked now. Works without JavaScript. */
export function SavedViews({ path, views, query, change }: Props) {
  const [answer, submit, pending] = useFormAnswer(change, null, "#content");
  if (views.length === 0 && query === "") return null;
  return (
    <form action={submit} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {query !== "" && (
        <span className="flex items-center gap-2">
          <Input
            name="name"
            maxLength={60}
            autoComplete="off"
            aria-label="Name of this view"
            placeholder="Name of this view"
            className="h-8! w-44!"
          />
          <Button type="submit" size="sm" name="save" value={query} pending={pending}>
            Save view
          </Button>
        </span>
      )}
      {views.map((view) => (
        <span key={view.id} className="inline-flex items-center gap-1">
          <PageLink href={`${path}?${view.query}`} className="link">
            {view.name}
          </PageLink>
          <button
            type="submit"
            name="remove"
            value={view.id}
            aria-label={`Remove the view ${view.name}`}
            className="inline-flex size-6 items-center justify-center text-soft hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      {answer && !answer.ok && <FieldError>{`${answer.detail} ${answer.fix}`}</FieldError>}
    </form>
  );
}
