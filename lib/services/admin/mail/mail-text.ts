import { eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx, Site } from "@/lib/core/context";
import { EVENTS } from "@/lib/core/events";
import type { MailContent } from "@/lib/integrations/mail-templates/layout";
import { isMailTemplate, renderMail } from "@/lib/integrations/mail-templates/templates";
import { getSite } from "@/lib/services/site/site-of";
import { findMailedUpdate } from "@/lib/services/updates/mail-update";
import { updateMail } from "@/lib/services/updates/update-mail";
import type { Cells } from "../desk/screen";

const o = schema.outbox;
const HIDDEN = "link-not-shown";
const CODE = "••••••";
/** Links that are made when a mail is sent, since they act for its addressee. */
const MADE = ["confirm_url", "stop_url", "manage_url", "delete_url", "invite_url", "link"];
/** Such links in what is staged would be secrets too: everything but their page. */
const SECRET_PART = /[?#].*$/;

type Words = Record<string, unknown>;

/** What a mail of the outbox says, as its addressee reads it but for codes and for links that act for them. */
export async function mailText({ db }: Pick<Ctx, "db">, id: string): Promise<Cells> {
  const [row] = await db
    .select({ name: o.name, data: o.data })
    .from(o)
    .where(eq(o.id, Number(id)));
  if (!row) return {};
  const site = await getSite(db, Number(row.data.site_id));
  const content = row.name === "mail.requested" ? ofMail(site, row.data) : await ofUpdate({ db }, site, row.data);
  return content
    ? { subject: content.subject, text: content.text }
    : { text: "What it says cannot be shown any more." };
}

function ofMail(site: Site, data: unknown): MailContent | null {
  const mail = EVENTS["mail.requested"].safeParse(data).data;
  return mail ? drawn(site, mail.template, mail.data) : null;
}

async function ofUpdate({ db }: Pick<Ctx, "db">, site: Site, data: unknown): Promise<MailContent | null> {
  const wanted = EVENTS["update_mail.requested"].safeParse(data).data;
  const found = wanted && (await findMailedUpdate(db, wanted.update_id));
  return found ? drawn(site, "product_news", updateMail(found.update, found, site.baseUrl)) : null;
}

/** Null for a mail of a version that wrote other data. */
function drawn(site: Site, template: string, data: Words): MailContent | null {
  if (!isMailTemplate(template)) return null;
  const shown = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutSecret(key, value)]));
  const hidden = Object.fromEntries(MADE.map((key) => [key, `${site.baseUrl}/${HIDDEN}`]));
  try {
    return renderMail(template, { ...hidden, ...shown }, site);
  } catch {
    return null;
  }
}

function withoutSecret(key: string, value: unknown): unknown {
  if (key === "code") return CODE;
  if (key === "link") return `https://${HIDDEN}.invalid/`;
  return typeof value === "string" && URL.canParse(value) ? value.replace(SECRET_PART, "") : value;
}
