import { isOwnHost, type OwnNames } from "@/lib/drafting/reading/own-names";
import { DEMO_HOST, EXAMPLE_HOST, MACHINE, NO_SPAM, SPECIAL } from "./mailboxes";

/** Longest address (RFC 5321, section 4.5.3.1.3, less its brackets). */
const ADDRESS_MAX = 254;

/** An address that nobody's question is to go to: one for a purpose, made by a machine, an example, or the name of a file. */
export function isNobodys(address: string, own: OwnNames): boolean {
  const [local = "", host = ""] = address.toLowerCase().split("@");
  return (
    SPECIAL.test(local) ||
    MACHINE.test(local) ||
    (EXAMPLE_HOST.test(host) && !isOwnHost(own, host)) ||
    (DEMO_HOST.test(host) && host.endsWith(`.${own.domain}`)) ||
    NO_SPAM.test(local) ||
    (NO_SPAM.test(host) && !isOwnHost(own, host)) ||
    address.length > ADDRESS_MAX ||
    /\.(?:png|jpe?g|gif|svg|webp|css|js)$/.test(host)
  );
}
