"use client";

import { Button, LinkButton } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

/** What Next hands to an error boundary. */
export interface PageFailure {
  error: Error & { digest?: string };
  retry: () => void;
}

/** Stands in place of a page that failed. Says nothing of the cause; `digest` finds it in the log. */
export function PageFailed({ error, retry }: PageFailure) {
  return (
    <>
      <h1 className="mb-6 text-xl">This page did not load</h1>
      <EmptyState
        title="Something went wrong on our side"
        actions={
          <>
            <Button variant="primary" onClick={retry}>
              Try again
            </Button>
            <LinkButton href="/">Go to the home page</LinkButton>
          </>
        }
      >
        What you saved is safe.
        {error.digest && (
          <>
            {" "}
            If it keeps happening, report the code <code className="figures">{error.digest}</code>.
          </>
        )}
      </EmptyState>
    </>
  );
}
