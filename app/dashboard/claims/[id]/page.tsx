import type { Metadata } from "next";
import { MISSING_METADATA, missingOwnPage } from "@/app/missing";
import { claimState } from "@/components/dashboard/claims/claim-states";
import { MethodPanel } from "@/components/dashboard/claims/method-panel";
import { Status } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Claim } from "@/lib/schemas/claims";
import { findOwnClaim } from "@/lib/web/request/find-own";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { checkClaim } from "../actions";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const claim = await findOwnClaim((await params).id);
  return claim ? { title: `Claim of ${claim.listing.name}` } : MISSING_METADATA;
}

export default async function ClaimPage({ params }: Props) {
  const { id } = await params;
  const { now } = await requireSignedIn(`/dashboard/claims/${id}`);
  const claim = await findOwnClaim(id);
  if (!claim) return missingOwnPage();
  const { tone, words } = claimState(claim);
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl wrap-anywhere">Claim of {claim.listing.name}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <Status tone={tone}>{words}</Status>
        <PageLink href={`/listings/${claim.listing.slug}`} className="link">
          See the listing
        </PageLink>
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        {claim.methods.length > 0 ? <Methods claim={claim} now={now} /> : <Outcome claim={claim} />}
      </div>
    </div>
  );
}

function Methods({ claim, now }: { claim: Claim; now: Date }) {
  return (
    <>
      <p>
        Do one of these to show that {claim.domain} is yours, then check it here. The values are made for this claim
        alone; it ends <RelativeTime at={claim.expires_at} now={now} />.
      </p>
      {claim.methods.map((offered) => (
        <MethodPanel
          key={offered.method}
          offered={offered}
          domain={claim.domain}
          check={checkClaim.bind(null, { id: claim.claim_id, method: offered.method })}
        />
      ))}
    </>
  );
}

function Outcome({ claim }: { claim: Claim }) {
  const { listing_id, name, slug } = claim.listing;
  const again = (
    <LinkButton href={`/dashboard/claims/new?${new URLSearchParams({ listing: slug })}`}>Claim it again</LinkButton>
  );
  if (claim.status === "verified")
    return (
      <Notice title={`${name} is yours`}>
        <p className="mb-3">{claim.checked?.detail} You can edit the listing now.</p>
        <LinkButton href={`/dashboard/listings/${listing_id}`}>Open the listing</LinkButton>
      </Notice>
    );
  if (claim.status === "pending")
    return (
      <Notice title="You have proven it">
        <p>
          {claim.checked?.detail} The listing has an owner, who was told. The site’s team decides whose it is, and you
          get an email then.
        </p>
      </Notice>
    );
  if (claim.status === "rejected")
    return (
      <Notice title="The listing stays with its owner">
        <p>{claim.reason}</p>
      </Notice>
    );
  return (
    <Notice title={claim.status === "expired" ? "This claim was not proven in time" : "You claimed the listing again"}>
      <p className="mb-3">Its values prove nothing any more.</p>
      {again}
    </Notice>
  );
}
