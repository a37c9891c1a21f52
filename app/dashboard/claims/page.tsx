import type { Metadata } from "next";
import { claimState } from "@/components/dashboard/claims/claim-states";
import { Status } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Claim } from "@/lib/schemas/claims";
import { listMyClaims } from "@/lib/services/claims/list-my-claims";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";

export const metadata: Metadata = { title: "My claims" };

export default async function ClaimsPage() {
  const { now } = await requireSignedIn("/dashboard/claims");
  const { items } = await read(listMyClaims, {});
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl">My claims</h1>
      <p className="mt-2 mb-6 text-soft">
        A claim shows that a listing of your product, which somebody else made, is yours.
      </p>
      {items.length === 0 ? (
        <EmptyState title="No claims yet" actions={<LinkButton href="/search">Find a listing</LinkButton>}>
          Open the page of your product and follow “Claim it” at its end.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((claim) => (
            <ClaimRow key={claim.claim_id} claim={claim} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ClaimRow({ claim, now }: { claim: Claim; now: Date }) {
  const { tone, words } = claimState(claim);
  return (
    <li className="row-link flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <PageLink href={`/dashboard/claims/${claim.claim_id}`} className="row-target font-medium wrap-anywhere">
          {claim.listing.name}
        </PageLink>
        <p className="text-sm text-soft wrap-anywhere">
          {claim.domain} · <RelativeTime at={claim.created_at} now={now} />
        </p>
      </div>
      <Status tone={tone}>{words}</Status>
    </li>
  );
}
