import { escapeHtml } from "@/lib/core/text/escape-html";
import { visibleLine } from "@/lib/core/text/visible";

/** The site a mail speaks for. */
export interface MailSite {
  name: string;
  baseUrl: string;
}

/** A rendered mail without its addressee. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** What a mail says, top to bottom; both its HTML and its plain text are made from it. */
export interface MailBody {
  subject: string;
  paragraphs: string[];
  /** Shown large and monospaced, for copying. */
  code?: string;
  button?: { label: string; url: string };
  /** Small print: why this mail came. */
  footer: string;
}

/** Values may be anybody's text: nothing in them makes lines, least of all header lines, of its own, or is out of sight. */
export function layoutMail(given: MailSite, body: MailBody): MailContent {
  const site = { ...given, name: visibleLine(given.name) };
  const lines = { ...body, subject: visibleLine(body.subject), paragraphs: body.paragraphs.map(visibleLine) };
  return { subject: lines.subject, text: textOf(site, lines), html: htmlOf(site, lines) };
}

function textOf(site: MailSite, { paragraphs, code, button, footer }: MailBody): string {
  const parts = [
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${footer}\n${site.name}, ${site.baseUrl}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5;color:#1d1f23";
const MONO =
  "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;letter-spacing:2px;margin:24px 0;font-weight:600";
const BUTTON =
  "display:inline-block;background:#1d1f23;color:#fcfbf8;text-decoration:none;padding:12px 20px;border-radius:6px;font-weight:600";

function htmlOf(site: MailSite, { subject, paragraphs, code, button, footer }: MailBody): string {
  const rows = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(code ? [`<p style="${MONO}">${escapeHtml(code)}</p>`] : []),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fcfbf8"><div style="max-width:520px;margin:0 auto;padding:32px 20px;${FONT}">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(site.name)}</p>
${rows.join("\n")}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e0db;font-size:13px;color:#5c6069">${escapeHtml(footer)}<br>${escapeHtml(site.name)}, <a href="${escapeHtml(site.baseUrl)}" style="color:inherit">${escapeHtml(site.baseUrl)}</a></p>
</div></body></html>
`;
}
