import { exchange, gmail } from "./hosted-bounces";
import type { ReceivedMail } from "./mail-server";
import { lines, type Returned } from "./returned";

const headOf = ({ message }: ReceivedMail) => message.slice(0, message.indexOf("\r\n\r\n"));

const POSTFIX_WORDS = lines(
  "--4Xy1.1795003205/mail.fernwood.example",
  "Content-Description: Notification",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "This is the mail system at host mail.fernwood.example.",
  "",
);

/** Postfix: a report of two groups, the mail whole, and folded fields. */
function postfix({
  sent,
  status = "5.1.1",
  action = "failed",
  said = `550 ${status} <${sent.to}>: Recipient address rejected`,
}: Returned) {
  return lines(
    "Return-Path: <>",
    "Received: by mail.fernwood.example (Postfix) id 4Xy1; Wed, 18 Nov 2026 12:00:05 +0000 (UTC)",
    "From: MAILER-DAEMON@mail.fernwood.example (Mail Delivery System)",
    "Subject: Undelivered Mail Returned to Sender",
    `To: ${sent.from}`,
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="4Xy1.1795003205/mail.fernwood.example"',
    "",
    "This is a MIME-encapsulated message.",
    "",
    POSTFIX_WORDS,
    "--4Xy1.1795003205/mail.fernwood.example",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mail.fernwood.example",
    "X-Postfix-Queue-ID: 4Xy1",
    `X-Postfix-Sender: rfc822; ${sent.from}`,
    "Arrival-Date: Wed, 18 Nov 2026 12:00:04 +0000 (UTC)",
    "",
    `Final-Recipient: rfc822; ${sent.to}`,
    `Original-Recipient: rfc822;${sent.to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    "Remote-MTA: dns; mx.people.example",
    ...(said === null ? [] : [`Diagnostic-Code: smtp; ${said.replace(" <", "\r\n    <")}`]),
    "",
    "--4Xy1.1795003205/mail.fernwood.example",
    "Content-Description: Undelivered Message",
    "Content-Type: message/rfc822",
    "",
    sent.message,
    "",
    "--4Xy1.1795003205/mail.fernwood.example--",
    "",
  );
}

/** Exim: the head of the mail alone, a status that says little, and the return path in a header of its own. */
function exim({ sent, status = "5.0.0", action = "failed", said = "550 No such user here" }: Returned) {
  return lines(
    `X-Failed-Recipients: ${sent.to}`,
    "Auto-Submitted: auto-replied",
    "From: Mail Delivery System <Mailer-Daemon@mx.people.example>",
    `To: ${sent.from}`,
    "Content-Type: multipart/report; report-type=delivery-status; boundary=1795003205-eximdsn-1804289383",
    "MIME-Version: 1.0",
    "Subject: Mail delivery failed: returning message to sender",
    "",
    "--1795003205-eximdsn-1804289383",
    "Content-type: text/plain; charset=us-ascii",
    "",
    "A message that you sent could not be delivered to one or more of its recipients.",
    "",
    "--1795003205-eximdsn-1804289383",
    "Content-type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.people.example",
    "",
    `Action: ${action}`,
    `Final-Recipient: rfc822;${sent.to}`,
    `Status: ${status}`,
    "Remote-MTA: dns; store.people.example",
    ...(said === null ? [] : [`Diagnostic-Code: smtp; ${said}`]),
    "",
    "--1795003205-eximdsn-1804289383",
    "Content-type: text/rfc822-headers",
    "",
    headOf(sent),
    "",
    "--1795003205-eximdsn-1804289383--",
    "",
  );
}

/** Reports of deliveries as mail servers of these makes write them. */
export const BOUNCES = { Postfix: postfix, Exim: exim, Exchange: exchange, Gmail: gmail } as const;
