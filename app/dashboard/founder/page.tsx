import type { Metadata } from "next";
import { StepList } from "@/components/dashboard/step-list";
import { ProfileForm } from "@/components/founder/profile-form";
import { Status } from "@/components/ui/badge";
import { Notice } from "@/components/ui/panel";
import { getFounderProfile } from "@/lib/services/account/get-founder-profile";
import { read } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { saveProfile } from "./actions";

export const metadata: Metadata = { title: "Founder profile" };

export default async function FounderPage() {
  await requireSignedIn("/dashboard/founder");
  const profile = await read(getFounderProfile, {});
  return (
    <div className="py-8">
      <h1 className="text-xl">Founder profile</h1>
      <p className="mt-2 mb-6 text-soft">Visitors see who makes a product. A free launch needs this complete.</p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42.5rem)_1fr]">
        <ProfileForm profile={profile} action={saveProfile} />
        <Notice title={profile.complete ? undefined : "Still missing"} className="max-lg:order-first">
          {profile.complete ? (
            <Status tone="ok">Complete: ready for a free launch</Status>
          ) : (
            <StepList steps={profile.missing} />
          )}
        </Notice>
      </div>
    </div>
  );
}
