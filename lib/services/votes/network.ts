import ipaddr from "ipaddr.js";

/** What one network of one provider's customers usually shares. */
const IPV4_BITS = 24;
const IPV6_BITS = 48;

/** The range of addresses that a client belongs to, such as `192.0.2.0/24`; null for an unknown one. */
export function networkOf(address: string | null): string | null {
  const bare = address?.split("%")[0];
  if (!bare || !ipaddr.isValid(bare)) return null;
  const parsed = ipaddr.process(bare);
  const text = parsed.toString();
  return parsed.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/${IPV4_BITS}`)}/${IPV4_BITS}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/${IPV6_BITS}`)}/${IPV6_BITS}`;
}
