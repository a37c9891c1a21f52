"use client";

import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown in place of a page that failed. Says nothing of the cause; `digest` finds it in the log. */
export default function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main id="content" className="page pt-16">
      <h1 className="mb-6 text-xl">This page did not load</h1>
      <EmptyState
        title="Something went wrong on our side."
        actions={
          <>
            <Button variant="primary" onClick={retry}>
              Try again
            </Button>
            <LinkButton href="/">Go to this week</LinkButton>
          </>
        }
      >
        Nothing you did is lost.
        {error.digest && (
          <>
            {" "}
            If it keeps happening, report the code <code className="figures">{error.digest}</code>.
          </>
        )}
      </EmptyState>
    </main>
  );
}
