import ipaddr from "ipaddr.js";

const IPV6_NETWORK_BITS = 64; // what one subscriber usually holds

/** What a client address is counted as: IPv4 alone, IPv6 by its /64, everything of unknown origin together. */
export function addressSubject(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return "address:unknown";
  if (!address.includes(":")) return `address:${address}`;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return `address:${parsed.toString()}`;
  return `address:${ipaddr.IPv6.networkAddressFromCIDR(`${address.split("%")[0]}/${IPV6_NETWORK_BITS}`).toString()}/64`;
}
