"use client";

import { LinkButton } from "../ui/button";
import { EmptyState } from "../ui/empty-state";

/** Stands where an address leads nowhere. */
export function PageMissing() {
  return (
    <>
      <h1 className="mb-6 text-xl">Page not found</h1>
      <EmptyState title="There is nothing at this address." actions={<WaysOn />}>
        The page may have been removed, or the address mistyped. Products keep their old address when they are renamed.
      </EmptyState>
    </>
  );
}

/** Stands where a listing was. */
export function ListingGone() {
  return (
    <>
      <h1 className="mb-6 text-xl">This listing was removed</h1>
      <EmptyState title="It is no longer part of this directory." actions={<WaysOn />} />
    </>
  );
}

function WaysOn() {
  return (
    <>
      <LinkButton href="/search" variant="primary">
        Search products
      </LinkButton>
      <LinkButton href="/categories">Browse categories</LinkButton>
    </>
  );
}

/** As `PageMissing`, for what a signed-in person owned or never did. */
export function OwnPageMissing() {
  return (
    <div className="py-8">
      <h1 className="mb-6 text-xl">Page not found</h1>
      <EmptyState
        title="There is nothing of yours at this address."
        actions={
          <>
            <LinkButton href="/dashboard/drafts" variant="primary">
              My drafts
            </LinkButton>
            <LinkButton href="/dashboard/listings">My listings</LinkButton>
          </>
        }
      >
        It may have been deleted, or it belongs to another account.
      </EmptyState>
    </div>
  );
}
