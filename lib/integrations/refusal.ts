/** No such mailbox, or none that takes mail. */
const ADDRESS_CODES = [550, 551, 553];
/** What the code is about, where the server says so (RFC 3463): 1 and 2 are the address and its mailbox. */
const SUBJECT = /^\d{3}[ -]5\.(\d+)\.\d+/;
const ABOUT_SENDER = /\b(?:relay|authenticat|spam|block|policy)/i;

/**
 * Whether a refusal is of the addressee itself and for good. One that refuses us, such as while we are set up wrong or on somebody's
 * list, says nothing of the address.
 */
export function isAboutAddress(code: number, response: string): boolean {
  const subject = SUBJECT.exec(response)?.[1];
  return subject ? /^[12]$/.test(subject) && code >= 500 : ADDRESS_CODES.includes(code) && !ABOUT_SENDER.test(response);
}
