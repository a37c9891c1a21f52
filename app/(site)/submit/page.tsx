import type { Metadata } from "next";
import { AddressForm } from "@/components/site/address-form";
import { PageLink } from "@/components/ui/page-link";
import { CRAWLER_FACTS } from "@/lib/services/site/crawler-facts";
import { readMySite } from "./actions";

export const metadata: Metadata = {
  title: "Submit a product",
  description:
    "Enter your product’s website. Its profile is drafted from what the site says, with a quote for each value.",
  alternates: { canonical: "/submit" },
};

export default async function SubmitPage({ searchParams }: { searchParams: Promise<{ url?: string | string[] }> }) {
  const [url = ""] = [(await searchParams).url].flat();
  return (
    <div className="max-w-text pb-12">
      <h1 className="text-xl">Submit a product</h1>
      <p className="mt-2 mb-6 text-soft">
        Enter its website. We read up to {CRAWLER_FACTS.pages} pages that robots.txt allows and draft the profile, with
        the sentence from your site behind every value.
      </p>
      <AddressForm action={readMySite} url={url} />
      <ol className="mt-10 grid list-decimal gap-2 border-t border-line pt-6 pl-5 text-sm text-soft marker:text-soft">
        <li>You sign in with a code that we email you. There is no password.</li>
        <li>You check the draft, correct it and add what your site does not say.</li>
        <li>You submit it and choose a launch. Nothing is published or charged before that.</li>
      </ol>
      <p className="mt-6 text-sm text-soft">
        <PageLink href="/bot" className="link">
          How our crawler works
        </PageLink>
      </p>
    </div>
  );
}
