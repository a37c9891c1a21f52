import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All of the IPv6 space that is handed out for the public internet (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * True for addresses of the public internet alone. Everything of the IANA special-purpose registries is refused, and every
 * form that carries an IPv4 address within an IPv6 one (mapped, NAT64, 6to4, Teredo), whatever that address is.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_UNICAST);
}
