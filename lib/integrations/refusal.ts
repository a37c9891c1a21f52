/** A refusal that bears no status of its own: no such mailbox, or none that takes mail. */
const ADDRESS_CODES = [550, 551, 553];
/**
 * What RFC 3463 and Exchange (5.1.10) say of the addressee: no such mailbox or domain, moved, closed, full. Others of these families are about
 * the sender or this mail, such as 5.1.8 and 5.2.3.
 */
const ADDRESS_STATUSES = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.2.2"];
const STATUS = /^\d{3}[ -](5\.\d+\.\d+)/;
/** A status that leaves it open, so that the words decide. */
const SAYS_NOTHING = /^5\.[012]\.0$/;
const ADDRESSEE = /\b(?:users?|mailbox|recipient|addressee|account|address)\b/i;
const IS_GONE =
  /\bno\s(?:such|mailbox|user|account)|\bunknown|(?:\bnot?|n['’]t)\s(?:\w+\s)?(?:exist|found|known|valid|have)|\binvalid|\bunavailable|\bunrout|\bdisabled|\binactive|\bfull\b/i;
/** Words against us, our server or how much it sends; Postfix names a table of its addressees after relays. */
const ABOUT_SENDER =
  /\bsenders?\b|\brelay(?!\srecipient\stable)|authenticat|spam|\bblock|(?:black|block|deny)-?list|policy|reputation|\bIPs?\b|\bhelo\b|\bclient\shost\b|\b(?:daily|hourly|rate)\b|\blimit\sfor|\btoo\smany|\bSPF\b|\bDKIM\b|\bDMARC\b/i;
/** Addresses say nothing of why, whatever words they are made of. */
const ADDRESS = /<[^<>]*>|\S+@\S+/g;

/** Whether a status is one of the addressee itself. */
export const isAddressStatus = (status: string): boolean => ADDRESS_STATUSES.includes(status);

/** Whether a mail server's words are against the sender. */
export const isAboutSender = (response: string): boolean => ABOUT_SENDER.test(response.replace(ADDRESS, ""));

/**
 * Whether a refusal is of the addressee itself and for good. One that refuses us, such as while we are set up wrong, on somebody's
 * list or over a quota, says nothing of the address; nor does one that is not understood.
 */
export function isAboutAddress(code: number, response: string): boolean {
  if (code < 500 || isAboutSender(response)) return false;
  const status = STATUS.exec(response)?.[1];
  if (status && !SAYS_NOTHING.test(status)) return isAddressStatus(status);
  const words = response.replace(ADDRESS, "");
  return ADDRESS_CODES.includes(code) && ADDRESSEE.test(words) && IS_GONE.test(words);
}
