import type { ReceivedMail } from "./mail-server";

/** A mail that came back: of a person's address, to the return path of what was sent. */
export interface Returned {
  sent: ReceivedMail;
  /** Of RFC 3463, such as 5.1.1. */
  status?: string;
  action?: string;
  /** As the mail server said it, where there was one. */
  said?: string | null;
}

/** As they go over the wire. */
export const lines = (...all: string[]) => all.join("\r\n");
