"use server";

import { redirect } from "next/navigation";
import type { AddressGiven } from "@/components/site/address-form";
import { execute } from "@/lib/api/call/execute";
import { requireProductUrl } from "@/lib/core/product-url";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";
import { keepWaiting } from "@/lib/web/request/waiting";
import { startPath } from "@/lib/web/request/waiting-address";

/** Starts the draft and opens it; a person who is signed out signs in first, and the address waits for them. */
export async function readMySite(_before: AddressGiven | null, form: FormData): Promise<AddressGiven> {
  const typed = String(form.get("url") ?? "").trim();
  const ctx = await currentContext();
  const result = await runAction(async () => {
    if (ctx.actor.type !== "anonymous")
      return `/dashboard/drafts/${(await execute(submitListing, ctx, { url: typed })).output.id}`;
    const { url } = requireProductUrl(typed);
    await keepWaiting("address", url);
    return `/sign-in?${new URLSearchParams({ callbackUrl: startPath(url) })}`;
  });
  if (!result.ok) return { ...result, typed };
  redirect(result.data);
}
