import "server-only";
import type { ListingMark } from "@/lib/schemas/votes";
import { listMyMarks } from "@/lib/services/votes/list-my-marks";
import { currentContext } from "./context";
import { read } from "./read";

/** What is the signed-in person's own about listings. Nothing is asked for others: their pages are kept for all of them. */
export async function readMyMarks(): Promise<ListingMark[]> {
  const { actor } = await currentContext();
  return actor.type === "anonymous" ? [] : (await read(listMyMarks, {})).items;
}
