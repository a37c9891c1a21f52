"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldError, Input } from "@/components/ui/field";
import type { Draft } from "@/lib/schemas/draft";
import { FieldValue, plansOf, planWords } from "./field-value";
import type { useReview } from "./use-review";

type State = ReturnType<typeof useReview>;
type Row = NonNullable<Draft["competitor"]>["rows"][number];

/** The main competitor: its own site's proven facts beside the draft's. */
export function CompetitorSection({ draft, state }: { draft: Draft; state: State }) {
  const [url, setUrl] = useState(draft.competitor_url ?? "");
  const save = (event: FormEvent) => {
    event.preventDefault();
    state.patch({ competitor_url: url.trim() }, "competitor_url");
  };
  return (
    <section id="competitor_url" aria-label="Competitor" className="mb-6 scroll-mt-6">
      <h2 className="pb-2 text-sm text-soft">Competitor</h2>
      <form onSubmit={save} className="grid gap-3 border-t border-line py-4">
        <Field
          id="competitor"
          label="Main competitor’s website"
          hint="Read by the same rules as yours; only facts its site proves are shown. Empty it to clear."
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              value={url}
              placeholder="https://"
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        {state.problem?.at === "competitor_url" && <FieldError>{state.problem.text}</FieldError>}
        <Button
          type="submit"
          size="sm"
          className="justify-self-start"
          pending={state.pending}
          disabled={!url.trim() && !draft.competitor_url}
        >
          {url.trim() || !draft.competitor_url ? "Compare" : "Clear"}
        </Button>
      </form>
      {draft.competitor && <Comparison competitor={draft.competitor} />}
    </section>
  );
}

function Comparison({ competitor }: { competitor: NonNullable<Draft["competitor"]> }) {
  if (competitor.status === "reading") return <Reading host={new URL(competitor.url).hostname} />;
  if (competitor.error) return <FieldError>{`${competitor.error.message} ${competitor.error.fix}`}</FieldError>;
  return (
    <table className="w-full table-fixed text-sm wrap-anywhere">
      <thead>
        <tr className="text-left text-soft">
          <th scope="col" className="w-20 py-2 pr-3 font-normal sm:w-28">
            <span className="sr-only">Fact</span>
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            Yours
          </th>
          <th scope="col" className="py-2 font-normal">
            {new URL(competitor.url).hostname}
          </th>
        </tr>
      </thead>
      <tbody>
        {competitor.rows.map((row) => (
          <tr key={row.field} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-soft">
              {row.label}
            </th>
            <Cell field={row.field} side={row.yours} />
            <Cell field={row.field} side={row.theirs} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const POLL_MS = 1500;

/** Asks again until the competitor's site is read. */
function Reading({ host }: { host: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <p role="status" className="text-sm text-soft">
      Reading {host}…
    </p>
  );
}

/** A column is too narrow for a table of plans: each is a line. */
function ComparedValue({ field, value }: { field: Row["field"]; value: unknown }) {
  if (field !== "pricing_plans") return <FieldValue field={field} value={value} />;
  return plansOf(value).map((plan) => <p key={planWords(plan)}>{planWords(plan)}</p>);
}

function Cell({ field, side }: { field: Row["field"]; side: Row["yours"] }) {
  const [proof] = side.evidence;
  return (
    <td className="py-2 pr-4">
      {side.value !== null && <ComparedValue field={field} value={side.value} />}
      {proof && (
        <a
          href={proof.url}
          target="_blank"
          rel="noopener nofollow"
          title={proof.quote}
          className="link block text-xs text-soft"
        >
          source
        </a>
      )}
    </td>
  );
}
