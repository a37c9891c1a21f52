import { z } from "zod";
import { parseWeek, weekDays } from "@/lib/core/week";
import { freeChoice, myListing } from "@/lib/schemas/my-listing";
import type { Client } from "./client";
import { call, done, heading, say } from "./page";

const submitted = z.object({ listing_id: z.number().int() });

/** What the owner does outside the API while the launch waits for it. */
export interface OwnerChores {
  completeProfile(): Promise<void>;
  showBadge(href: string): void;
}

/** Takes a ready draft to its launch week: submit, choose free, do what is missing, choose again. Throws when it is not scheduled. */
export async function launch(client: Client, draftId: string, chores: OwnerChores) {
  heading("To a launch week, on the free plan");
  const { listing_id: id } = await client.post(`/drafts/${draftId}/submit`, undefined, submitted);
  call("POST", `/api/v1/drafts/${draftId}/submit`, `Saved as listing ${id}. Nothing is published, nothing is charged.`);

  const first = await client.post(`/me/listings/${id}/free`, undefined, freeChoice);
  call("POST", `/api/v1/me/listings/${id}/free`, `${first.status}: ${placeWords(first)}, once this is done:`);
  for (const item of first.missing) say(`  - ${item.reason}`);

  const listing = await client.get(`/me/listings/${id}`, myListing);
  await chores.completeProfile();
  done("Ines fills in her founder profile: name, photo, role, a bio in her own words, one link");
  chores.showBadge(listing.page_url);
  done("The badge goes onto hedgerow.example");

  const second = await client.post(`/me/listings/${id}/free`, undefined, freeChoice);
  call("POST", `/api/v1/me/listings/${id}/free`, `${second.status}: goes live in ${weekWords(second.launch_week)}.`);
  if (second.status !== "scheduled") {
    throw new Error(
      `The listing is ${second.status}; still missing: ${second.missing.map((item) => item.reason).join(" ")}`,
    );
  }
  return client.get(`/me/listings/${id}`, myListing);
}

function weekWords(text: string | null): string {
  const week = parseWeek(text ?? "");
  return week ? `week ${week} (${weekDays(week)})` : "no week";
}

function placeWords(choice: z.infer<typeof freeChoice>): string {
  return `place ${choice.position} of ${weekWords(choice.launch_week)} is held`;
}
