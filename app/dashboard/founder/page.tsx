import type { Metadata } from "next";
import { StepList } from "@/components/dashboard/step-list";
import { ProfileForm } from "@/components/founder/profile-form";
import { Status } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Notice } from "@/components/ui/panel";
import { getFounderProfile } from "@/lib/services/account/get-founder-profile";
import { listMyListings } from "@/lib/services/owner/list-my-listings";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { saveProfile } from "./actions";

export const metadata: Metadata = { title: "Founder profile" };

/** The way back to what waited for this profile. */
function WaitingListings({ listings }: { listings: { id: number; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {listings.map(({ id, name }) => (
        <li key={id}>
          <LinkButton href={`/dashboard/listings/${id}`} variant="primary">
            Continue with {name}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

export default async function FounderPage({ searchParams }: { searchParams: Promise<{ done?: string }> }) {
  const [{ done }] = await Promise.all([searchParams, requireSignedIn("/dashboard/founder")]);
  const [profile, listings] = await Promise.all([read(getFounderProfile, {}), read(listMyListings, { per_page: 100 })]);
  const waiting = profile.complete ? listings.items.filter(({ status }) => status === "awaiting_badge") : [];
  const next = waiting.length > 0 && <WaitingListings listings={waiting} />;
  return (
    <div className="py-8">
      <h1 className="text-xl">Founder profile</h1>
      <p className="mt-2 mb-6 text-soft">
        Once it is complete, visitors see it on your listings’ pages. A free launch needs it. What this site asks
        founders stands in the{" "}
        <PageLink href="/dashboard/interview" className="link">
          interview
        </PageLink>
        .
      </p>
      {done === "joined" && (
        <Notice title="You accepted the invitation" className="mb-6">
          The product is still a draft. It is among your listings once its owner submits it; your profile can be filled
          in now.
        </Notice>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42.5rem)_1fr]">
        <ProfileForm profile={profile} action={saveProfile} next={next} />
        <Notice title={profile.complete ? undefined : "Still missing"} className="max-lg:order-first">
          {profile.complete ? (
            <div className="grid gap-3">
              <Status tone="ok">Complete: ready for a free launch</Status>
              {next}
            </div>
          ) : (
            <StepList steps={profile.missing} />
          )}
        </Notice>
      </div>
    </div>
  );
}
