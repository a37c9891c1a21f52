import autocannon, { type Request } from "autocannon";
import type { MeasuredServer } from "./server-process";

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;

export interface Round {
  requestsPerSecond: number;
  cpuMsPerRequest: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Measured extends Round {
  server: string;
  rssMib: number;
}

/** Measures the servers in turn, round by round, so that whatever else the machine does falls on all of them alike. */
export async function measure(
  servers: MeasuredServer[],
  requestsOf: (server: MeasuredServer) => Request[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ measured: Measured[]; ratio(server: string): number }> {
  const byServer = new Map<string, Round[]>(servers.map((server) => [server.name, []]));
  for (const server of servers) await load(server, requestsOf(server), WARM_UP_SECONDS);
  for (let i = 0; i < rounds; i += 1)
    for (const server of servers) byServer.get(server.name)?.push(await load(server, requestsOf(server), seconds));
  const measured = servers.map((server) => summarize(server, byServer.get(server.name) ?? []));
  const [first] = servers;
  const base = byServer.get(first?.name ?? "") ?? [];
  const ratio = (name: string) =>
    median((byServer.get(name) ?? []).map((round, i) => round.requestsPerSecond / (base[i]?.requestsPerSecond ?? 1)));
  return { measured, ratio };
}

function summarize(server: MeasuredServer, rounds: Round[]): Measured {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
  return {
    server: server.name,
    requestsPerSecond: of("requestsPerSecond"),
    cpuMsPerRequest: of("cpuMsPerRequest"),
    p50Ms: of("p50Ms"),
    p99Ms: of("p99Ms"),
    rssMib: server.rssMib(),
  };
}

async function load(server: MeasuredServer, requests: Request[], seconds: number): Promise<Round> {
  const cpuBefore = server.cpuMs();
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, duration: seconds, requests });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(
      `${server.name} answered ${result.non2xx} times with a failure, ${result.errors} times not at all.`,
    );
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuMsPerRequest: (server.cpuMs() - cpuBefore) / result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
