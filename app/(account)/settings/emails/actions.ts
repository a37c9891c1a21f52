"use server";

import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import { resumeMails } from "@/lib/services/addresses/resume-mails";
import { saveMailSettings } from "@/lib/services/addresses/save-mail-settings";
import { currentContext } from "@/lib/web/request/context";

const PAGE = "/settings/emails";

/** Keeps which optional emails the person wants: what is ticked. */
export async function saveEmails(form: FormData): Promise<void> {
  const chosen = { wants_news: form.has("news"), wants_followers: form.has("followers") };
  await execute(saveMailSettings, await currentContext(), chosen);
  redirect(`${PAGE}?done=saved`);
}

/** Sends them again after the person's mail server refused some. */
export async function resumeEmails(): Promise<void> {
  await execute(resumeMails, await currentContext(), {});
  redirect(`${PAGE}?done=resumed`);
}
