import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { runAction } from "@/lib/web/request/run-action";
import { isWaiting } from "@/lib/web/request/waiting";
import { startPath } from "@/lib/web/request/waiting-address";

const backTo = (url: string) => `/submit?${new URLSearchParams({ url })}`;

/**
 * Where sign-in leads a person who gave an address before it: the draft starts at once, and the same one at every further look.
 * In another browser, or when it cannot start, the address waits in the form, which says why at the next try.
 */
export default async function StartPage({ searchParams }: { searchParams: Promise<{ url?: string | string[] }> }) {
  const [url = ""] = [(await searchParams).url].flat();
  const ctx = await requireSignedIn(startPath(url));
  if (!(await isWaiting("address", url))) redirect(backTo(url));
  const started = await runAction(async () => (await execute(submitListing, ctx, { url })).output);
  redirect(started.ok ? `/dashboard/drafts/${started.data.id}` : backTo(url));
}
