import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getApp } from "@/lib/api/process/open-app";

/**
 * Makes the answer a 404; the page then draws what stands in its place. Next's own `notFound()` answers a body that stays empty
 * without JavaScript (vercel/next.js#62228), so it is left for hosts that run Next without our front door.
 */
export async function answerMissing(): Promise<void> {
  const [app, head] = await Promise.all([getApp(), headers()]);
  if (!app.hasFrontDoor) notFound();
  // No answer is kept for a page that the browser asks for by script: the page in view takes the new one in.
  const answer = app.openPages.get(head.get("x-request-id") ?? "");
  if (answer) answer.statusCode = 404;
}
