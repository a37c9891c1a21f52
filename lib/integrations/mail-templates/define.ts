import { z } from "zod";
import { layoutMail, type MailBody, type MailContent, type MailSite } from "./layout";

export type Render = (data: unknown, site: MailSite) => MailContent;

/** A mail of this data. Throws for data of another shape. */
export function define<D>(shape: z.ZodType<D>, body: (data: D, site: MailSite) => MailBody): Render {
  return (data, site) => layoutMail(site, body(shape.parse(data), site));
}

export const text = z.string();
export const ownerFooter = "You received this because you own this listing.";
