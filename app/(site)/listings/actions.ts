"use server";

import { redirect } from "next/navigation";
import type { ReportAnswer } from "@/components/listing/report-form";
import { execute } from "@/lib/api/call/execute";
import { reportListing } from "@/lib/services/reports/report-listing";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

/** Sends a visitor's report; a refused form keeps what was typed. */
export async function sendReport(_before: ReportAnswer | null, form: FormData): Promise<ReportAnswer> {
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { subject: text("subject"), text: text("text"), email: text("email") };
  const email = typed.email.trim();
  const input = {
    listing_id: Number(form.get("listing")),
    subject: typed.subject,
    text: typed.text,
    ...(email && { email }),
  };
  const result = await runAction(async () => (await execute(reportListing, await currentContext(), input)).output);
  if (!result.ok) return { ...result, typed };
  redirect(`/listings/${encodeURIComponent(text("slug"))}/report?sent=1`);
}
