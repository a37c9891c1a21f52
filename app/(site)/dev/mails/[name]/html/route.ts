import { getDevMail } from "@/lib/services/mail/dev-mails";
import { readOrNull } from "@/lib/web/request/read";

/** The HTML part of a mail, for the frame that shows it; its links open in windows of their own. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const mail = await readOrNull(getDevMail, { name: (await params).name });
  if (!mail) return new Response(null, { status: 404 });
  const html = mail.html.replace(/<head>/i, '<head><base target="_blank">');
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}
