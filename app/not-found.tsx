import type { Metadata } from "next";
import { SiteShell } from "@/components/site/site-shell";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { shellProps } from "@/lib/web/request/shell";

export const metadata: Metadata = { title: "Page not found" };

export default async function NotFound() {
  return (
    <SiteShell {...(await shellProps())}>
      <h1 className="mb-6 text-xl">Page not found</h1>
      <EmptyState
        title="There is nothing at this address."
        actions={
          <>
            <LinkButton href="/search" variant="primary">
              Search products
            </LinkButton>
            <LinkButton href="/categories">Browse categories</LinkButton>
          </>
        }
      >
        The page may have been removed, or its address mistyped. A product that changed its name keeps its old address.
      </EmptyState>
    </SiteShell>
  );
}
