import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { siteWords, writeSite } from "./write-site";

/** Gives a site of the network another host, name, brand or sender of mails. */
export const changeSite = definePageOperation({
  name: "change_site",
  access: "admin",
  readOnly: false,
  stepUp: true, // a host decides who reads a site, a sender whose mails it sends
  input: z.strictObject({ site_id: countedId("Of the sites"), ...siteWords, reason: line(REASON_MAX) }),
  output: z.object({ site_id: z.number().int() }),
  run: ({ ctx, input: { site_id, reason, ...to } }) =>
    ctx.db.transaction(async (tx) => {
      await writeSite(tx, ctx, { id: site_id, to, reason });
      return { site_id };
    }),
});
