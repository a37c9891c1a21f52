"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { Draft } from "@/lib/schemas/draft";

/** Why the site could not be read, what to do about it, and the way to try again. */
export function DraftFailed({
  draft,
  retry,
}: {
  draft: Draft;
  retry(url: string): Promise<ActionResult<{ id: string }>>;
}) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, start] = useTransition();
  const again = () =>
    start(async () => {
      const result = await retry(draft.url);
      if (result.ok) router.refresh();
      else setProblem(`${result.detail} ${result.fix}`);
    });
  return (
    <div className="max-w-text py-10">
      <h1 className="text-xl break-words">{new URL(draft.url).hostname} could not be read</h1>
      <p className="mt-2">{draft.error?.message}</p>
      <p className="mt-1 text-soft">{draft.error?.fix}</p>
      <p className="figures mt-3 text-xs text-soft">{draft.error?.code}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={again}>
          Read the site again
        </Button>
        <LinkButton href="/dashboard/new">Use another address</LinkButton>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
