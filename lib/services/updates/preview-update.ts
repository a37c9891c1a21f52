import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { renderMail } from "@/lib/integrations/mail-templates/templates";
import { updateInput } from "@/lib/schemas/edits/listing-update";
import { listingId } from "@/lib/schemas/primitives";
import { getOwnedListing } from "../owner/owned-listing";
import { updateMail } from "./update-mail";

/** The mail that followers would get of an update, in plain text. Publishes nothing. */
export const previewUpdate = definePageOperation({
  name: "preview_update",
  access: "session",
  readOnly: true,
  input: z.strictObject({ listing_id: listingId, ...updateInput.shape }),
  output: z.object({ subject: z.string(), text: z.string() }),
  async run({ ctx: { site, ...ctx }, input: { listing_id, ...written } }) {
    const listing = await getOwnedListing({ ...ctx, site }, listing_id);
    const ofEach = { stop_url: `${site.baseUrl}/unsubscribe?link=…`, manage_url: `${site.baseUrl}/follows?key=…` };
    const { subject, text } = renderMail(
      "product_news",
      { ...updateMail(written, listing, site.baseUrl), ...ofEach },
      site,
    );
    return { subject, text };
  },
});
