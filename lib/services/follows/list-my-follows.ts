import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { pageQuery } from "@/lib/core/pagination";
import { ownAddress } from "../addresses/own-address";
import { followedPage, readFollowed } from "./followed-page";

/** What whoever is signed in follows on this site, the latest news first. */
export const listMyFollows = definePageOperation({
  name: "list_my_follows",
  access: "session",
  readOnly: true,
  input: z.strictObject(pageQuery),
  output: followedPage,
  run: ({ ctx, input }) => readFollowed(ctx, { email: ownAddress(ctx) }, input),
});
