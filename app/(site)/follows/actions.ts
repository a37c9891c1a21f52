"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import type { FollowAnswer } from "@/components/listing/follow/follow-button";
import type { FollowAsked } from "@/components/listing/follow/follow-by-mail";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import { askToFollow } from "@/lib/services/follows/ask-to-follow";
import { chooseNewsByLink } from "@/lib/services/follows/choose-news-by-link";
import { confirmFollow } from "@/lib/services/follows/confirm-follow";
import { managePath } from "@/lib/services/follows/follow-links";
import { followListing } from "@/lib/services/follows/follow-listing";
import { stopByLink } from "@/lib/services/follows/stop-by-link";
import { stopFollowsByLink } from "@/lib/services/follows/stop-follows-by-link";
import { unfollowListing } from "@/lib/services/follows/unfollow-listing";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const listingOf = (form: FormData) => Number(form.get("listing"));

/** Mails a visitor's address the question; the page after it is the same whatever is known of the address. */
export async function askByMail(_before: FollowAsked | null, form: FormData): Promise<FollowAsked> {
  const typed = text(form, "email");
  const input = { listing_id: listingOf(form), email: typed };
  const result = await runAction(async () => (await execute(askToFollow, await currentContext(), input)).output);
  if (!result.ok) return { ...result, typed };
  redirect(`/follows/sent?${new URLSearchParams({ email: result.data.email })}`);
}

/** Follows or stops, for whoever is signed in. */
export async function changeFollow(before: FollowAnswer, form: FormData): Promise<FollowAnswer> {
  const input = { listing_id: listingOf(form) };
  const operation = form.has("stop") ? unfollowListing : followListing;
  const result = await runAction(async () => (await execute(operation, await currentContext(), input)).output);
  if (!result.ok) return { ...before, problem: `${result.detail} ${result.fix}` };
  revalidatePath("/listings/[slug]", "page");
  return { follows: result.data.follows, problem: null };
}

/** Ends a follow on the signed-in person's own list. */
export async function stopOwn(form: FormData): Promise<void> {
  await execute(unfollowListing, await currentContext(), { listing_id: listingOf(form) });
  revalidatePath("/dashboard/follows");
}

/** Says yes to a mailed question, and shows all that the address follows. */
export async function confirmByLink(
  _before: ActionResult<unknown> | null,
  form: FormData,
): Promise<ActionResult<unknown> | null> {
  const input = { link: text(form, "link") };
  const result = await runAction(async () => (await execute(confirmFollow, await currentContext(), input)).output);
  if (!result.ok) return result;
  redirect(`${managePath(result.data.key)}&done=followed`);
}

/** Ends the follow that a mail was about, and shows what is left. */
export async function stopOne(
  _before: ActionResult<unknown> | null,
  form: FormData,
): Promise<ActionResult<unknown> | null> {
  const input = { link: text(form, "link") };
  const result = await runAction(async () => (await execute(stopByLink, await currentContext(), input)).output);
  if (!result.ok) return result;
  redirect(`${managePath(result.data.key)}&done=stopped`);
}

/** Chooses whether an address gets news by mail of what it follows. */
export async function chooseNews(form: FormData): Promise<void> {
  const key = text(form, "key");
  const input = { key, wants_news: form.has("wanted") };
  await execute(chooseNewsByLink, await currentContext(), input);
  redirect(`${managePath(key)}&done=${input.wants_news ? "news" : "no-news"}`);
}

/** Ends one follow of an address, or all where the form names no listing. */
export async function stopListed(form: FormData): Promise<void> {
  const key = text(form, "key");
  const input = { key, ...(form.has("listing") && { listing_id: listingOf(form) }) };
  await execute(stopFollowsByLink, await currentContext(), input);
  redirect(`${managePath(key)}&done=stopped`);
}
