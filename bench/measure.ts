import autocannon, { type Client, type Request } from "autocannon";
import type { MeasuredServer } from "./server-process";

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;
/** A connection comes no further in a round. */
const WALKED_MAX = 1_000;

export interface Timing {
  rounds: number;
  seconds: number;
  /** Before the first round, of each subject: long enough to have asked for everything once. */
  warmUpSeconds?: number;
}

/** What is measured against others: a server, what is asked of it, and what happens beside. */
export interface Subject {
  name: string;
  server: MeasuredServer;
  requests: Request[];
  /** Starts what goes on during each of its rounds; resolves with how to end it. */
  beside?: () => Promise<() => Promise<void>>;
}

export interface Round {
  requestsPerSecond: number;
  cpuMsPerRequest: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Measured extends Round {
  name: string;
  rssMib: number;
}

export interface Comparison {
  measured: Measured[];
  /** Of each subject over the first: medians of the rounds' ratios. */
  ratio(name: string, of?: keyof Round): number;
}

/** Measures the subjects in turn, round by round, so that whatever else the machine does falls on all of them alike. */
export async function measure(subjects: Subject[], timing: Timing): Promise<Comparison> {
  const { rounds, seconds, warmUpSeconds = WARM_UP_SECONDS } = timing;
  const byName = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await load(subject, warmUpSeconds);
  for (let i = 0; i < rounds; i += 1)
    for (const subject of subjects) byName.get(subject.name)?.push(await load(subject, seconds));
  const roundsOf = (name = "") => byName.get(name) ?? [];
  const base = roundsOf(subjects[0]?.name);
  return {
    measured: subjects.map(({ name, server }) => ({ name, ...summarize(roundsOf(name)), rssMib: server.rssMib() })),
    ratio: (name, of = "requestsPerSecond") =>
      median(roundsOf(name).map((round, i) => round[of] / (base[i]?.[of] ?? 1))),
  };
}

function summarize(rounds: Round[]): Round {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
  return {
    requestsPerSecond: of("requestsPerSecond"),
    cpuMsPerRequest: of("cpuMsPerRequest"),
    p50Ms: of("p50Ms"),
    p99Ms: of("p99Ms"),
  };
}

async function load({ name, server, requests, beside }: Subject, seconds: number): Promise<Round> {
  const end = await beside?.();
  const cpuBefore = server.cpuMs();
  const { url } = server;
  const setupClient = eachFromItsOwnPlace(requests);
  const first = requests.slice(0, 1);
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: first, setupClient });
  const cpuMs = server.cpuMs() - cpuBefore;
  await end?.();
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${name} answered ${result.non2xx} times with a failure, ${result.errors} times not at all.`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuMsPerRequest: cpuMs / result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** Connections that walk the same requests in step would ask the same at the same moment, and share one answer. */
function eachFromItsOwnPlace(requests: Request[]): (client: Client) => void {
  let connection = 0;
  return (client) => {
    const from = Math.floor((connection * requests.length) / CONNECTIONS);
    connection += 1;
    client.setRequests([...requests.slice(from), ...requests.slice(0, from)].slice(0, WALKED_MAX));
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
