import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getApp } from "@/lib/api/process/open-app";

/**
 * Makes the answer a 404, or a 410 for what was here and is gone; the page then draws what stands in its place. Next's own `notFound()` answers a body that stays empty
 * without JavaScript (vercel/next.js#62228), so it is left for hosts that run Next without our front door.
 */
export async function answerMissing(status: 404 | 410 = 404): Promise<void> {
  const [app, head] = await Promise.all([getApp(), headers()]);
  if (!app.hasFrontDoor) notFound();
  // No answer is kept for a page that the browser asks for by script: the page in view takes the new one in.
  const answer = app.openPages.get(head.get("x-request-id") ?? "");
  if (answer) answer.statusCode = status;
}
