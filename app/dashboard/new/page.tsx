import type { Metadata } from "next";
import Link from "next/link";
import { StartForm } from "@/components/draft/building/start-form";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { startDraft } from "./actions";

export const metadata: Metadata = { title: "Submit a product" };

export default async function NewDraftPage({ searchParams }: { searchParams: Promise<{ url?: string }> }) {
  const { url = "" } = await searchParams;
  await requireSignedIn(`/dashboard/new${url && `?${new URLSearchParams({ url })}`}`);
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl">Submit a product</h1>
      <p className="mt-2 text-soft">
        Give its website. We read up to twelve pages that robots.txt allows and draft the profile, with the sentence
        from your site behind every value. You check it before anything is saved, and nothing is published or charged.
      </p>
      <StartForm action={startDraft} url={url} />
      <p className="mt-6 text-sm text-soft">
        <Link href="/bot" className="link">
          How our crawler behaves
        </Link>
      </p>
    </div>
  );
}
