import { Resolver } from "node:dns/promises";
import { isPublicAddress } from "@/lib/core/http/public-address";

/** The texts of a name's TXT records. */
export interface TxtAnswer {
  texts: string[];
  /** False where no server gave any answer: then nothing is known. */
  hasAnswered: boolean;
}

export interface TxtLookup {
  /** Asks for a name's TXT records, within the zone of a registrable domain. */
  txt(name: string, domain: string): Promise<TxtAnswer>;
}

/**
 * Which servers are asked instead of others, by `dns://` addresses: `{"dns://system": "dns://127.0.0.1:5353"}` for the
 * system's resolver, an address of the public internet for a domain's own server. Other entries are not looked at.
 */
export type NameServerMap = Record<string, string>;

const TIMEOUT_MS = 2_000;
/** Own servers asked, of those that a domain names. */
const OWN_SERVERS_MAX = 4;
/** Answers that say that there is nothing, which is an answer. */
const NOTHING = new Set(["ENODATA", "ENOTFOUND"]);

/**
 * Looks up TXT records: first at the domain's own name servers, where a new record stands at once, then by the system's
 * resolver. Name servers are strangers' choice: they are asked at public addresses only.
 */
export function txtLookup(map: NameServerMap = {}): TxtLookup {
  const system = () => resolverAt(map["dns://system"]);
  return {
    async txt(name, domain) {
      const servers = await ownServers(system(), domain);
      const resolvers = servers.map((address) => resolverAt(map[`dns://${address}`] ?? `dns://${bracketed(address)}`));
      const own = merged(await Promise.all(resolvers.map((resolver) => ask(resolver, name))));
      return own.texts.length > 0 ? own : merged([own, await ask(system(), name)]);
    },
  };
}

function resolverAt(server: string | undefined): Resolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (server) resolver.setServers([server.replace(/^dns:\/\//, "")]);
  return resolver;
}

const bracketed = (address: string) => (address.includes(":") ? `[${address}]` : address);

/** Addresses of the name servers that a domain names itself; none where they cannot be found out. */
async function ownServers(system: Resolver, domain: string): Promise<string[]> {
  const names = await system.resolveNs(domain).catch(() => []);
  const found = await Promise.all(
    names.slice(0, OWN_SERVERS_MAX).map(async (name) => {
      const four = await system.resolve4(name).catch(() => []);
      return four.length > 0 ? four : system.resolve6(name).catch(() => []);
    }),
  );
  return found
    .flatMap(([first]) => first ?? [])
    .filter(isPublicAddress)
    .slice(0, OWN_SERVERS_MAX);
}

async function ask(resolver: Resolver, name: string): Promise<TxtAnswer> {
  try {
    const records = await resolver.resolveTxt(name);
    return { texts: records.map((parts) => parts.join("")), hasAnswered: true };
  } catch (error) {
    return { texts: [], hasAnswered: NOTHING.has(codeOf(error)) };
  }
}

function merged(answers: TxtAnswer[]): TxtAnswer {
  return {
    texts: [...new Set(answers.flatMap(({ texts }) => texts))],
    hasAnswered: answers.some(({ hasAnswered }) => hasAnswered),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
