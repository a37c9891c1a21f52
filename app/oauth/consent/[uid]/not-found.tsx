import { BareShell } from "@/components/site/bare-shell";
import { currentContext } from "@/lib/web/request/context";

/** In place of a consent that nobody can give any more. */
export default async function ConsentGone() {
  const { site } = await currentContext();
  return (
    <BareShell siteName={site.name}>
      <h1 className="mt-8 text-xl">Sign-in stopped</h1>
      <p className="mt-2 text-soft">This sign-in has expired or was started in another browser.</p>
      <p className="mt-2 text-soft">Go back to the app and connect again.</p>
    </BareShell>
  );
}
