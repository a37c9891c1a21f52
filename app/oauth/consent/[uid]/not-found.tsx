import type { Metadata } from "next";
import { Wordmark } from "@/components/site/wordmark";
import { currentContext } from "@/lib/web/request/context";

export const metadata: Metadata = { title: "Sign-in stopped" };

export default async function ConsentGone() {
  const { site } = await currentContext();
  return (
    <main id="main" className="mx-auto max-w-120 px-4 py-10 sm:py-20">
      <Wordmark name={site.name} />
      <h1 className="mt-8 text-xl">Sign-in stopped</h1>
      <p className="mt-2 text-soft">This sign-in has expired or was started in another browser.</p>
      <p className="mt-2 text-soft">Go back to the app and connect again.</p>
    </main>
  );
}
