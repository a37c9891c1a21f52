import { escapeHtml } from "@/lib/core/text/escape-html";
import { visibleLine, visibleText } from "@/lib/core/text/visible";

/** The site a mail speaks for. */
export interface MailSite {
  name: string;
  baseUrl: string;
  /** Who sends it, as `from` of a mail; MAIL_FROM without. */
  mailFrom?: string | null;
}

/** A rendered mail without its addressee. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface MailLink {
  label: string;
  url: string;
}

/** What a mail says, top to bottom; both its HTML and its plain text are made from it. */
export interface MailBody {
  subject: string;
  paragraphs: string[];
  /** Above what somebody wrote. */
  heading?: string;
  /** What somebody wrote, as they wrote it: plain text whose lines and paragraphs stay. */
  quoted?: string;
  /** Shown large and monospaced, for copying. */
  code?: string;
  button?: MailLink;
  /** Small print: why this mail came. */
  footer: string;
  /** Below it: what the addressee can do about it. */
  links?: MailLink[];
}

/** Values may be anybody's text: nothing in them makes lines, least of all header lines, of its own, or is out of sight. */
export function layoutMail(given: MailSite, { button, links = [], ...body }: MailBody): MailContent {
  const site = { ...given, name: visibleLine(given.name) };
  const lines = {
    ...body,
    ...(body.heading !== undefined && { heading: visibleLine(body.heading) }),
    ...(body.quoted !== undefined && { quoted: quotedText(body.quoted) }),
    subject: visibleLine(body.subject),
    paragraphs: body.paragraphs.map(visibleLine),
    links: links.map(inOneLine),
    ...(button && { button: inOneLine(button) }),
  };
  return { subject: lines.subject, text: textOf(site, lines), html: htmlOf(site, lines) };
}

/** At most one line stays empty between two others. */
const quotedText = (text: string): string =>
  visibleText(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const inOneLine = ({ label, url }: MailLink): MailLink => ({ label: visibleLine(label), url });

function textOf(site: MailSite, { paragraphs, heading, quoted, code, button, footer, links = [] }: MailBody): string {
  const parts = [
    ...paragraphs,
    ...(heading ? [heading] : []),
    ...(quoted ? [quoted] : []),
    ...(code ? [`    ${code}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    [`-- \n${footer}`, ...links.map(({ label, url }) => `${label}: ${url}`), `${site.name}, ${site.baseUrl}`].join(
      "\n",
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}

const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5;color:#1d1f23;overflow-wrap:anywhere";
const MONO =
  "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;letter-spacing:2px;margin:24px 0;font-weight:600";
const HEADING = "margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700";
const QUOTED = "margin:0 0 24px;padding:4px 0 0 16px;border-left:3px solid #e2e0db";
const BUTTON =
  "display:inline-block;background:#1d1f23;color:#fcfbf8;text-decoration:none;padding:12px 20px;border-radius:6px;font-weight:600";
const FOOT = "margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e0db;font-size:13px;color:#5c6069";
/** Most programs read `style` attributes alone, and turn the colours themselves; those that read this are told which. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#16181c!important;color:#eeece7!important}
.button{background:#eeece7!important;color:#16181c!important}
.quoted{border-color:#3b3e45!important}
.foot{color:#a6a9b0!important;border-color:#3b3e45!important}
}`;

function htmlOf(
  site: MailSite,
  { subject, paragraphs, heading, quoted, code, button, footer, links = [] }: MailBody,
): string {
  const rows = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(heading ? [`<h1 style="${HEADING}">${escapeHtml(heading)}</h1>`] : []),
    ...(quoted
      ? [`<div class="quoted" style="${QUOTED}">${quoted.split("\n\n").map(quotedParagraph).join("\n")}</div>`]
      : []),
    ...(code ? [`<p style="${MONO}">${escapeHtml(code)}</p>`] : []),
    ...(button ? [`<p style="margin:24px 0">${linkTo(button, `class="button" style="${BUTTON}"`)}</p>`] : []),
  ];
  const foot = [
    ...links.map((link) => linkTo(link)),
    `${escapeHtml(site.name)}, ${linkTo({ label: site.baseUrl, url: site.baseUrl })}`,
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;background:#fcfbf8"><div class="paper" style="max-width:520px;margin:0 auto;padding:32px 20px;${FONT}">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(site.name)}</p>
${rows.join("\n")}
<p class="foot" style="${FOOT}">${[escapeHtml(footer), ...foot].join("<br>\n")}</p>
</div></body></html>
`;
}

const quotedParagraph = (text: string) =>
  `<p style="margin:0 0 12px">${text.split("\n").map(escapeHtml).join("<br>")}</p>`;

const linkTo = ({ label, url }: MailLink, look = 'style="color:inherit"') =>
  `<a href="${escapeHtml(url)}" ${look}>${escapeHtml(label)}</a>`;
