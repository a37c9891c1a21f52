import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provisionUser } from "@/lib/auth/provision";
import { currentTime } from "@/lib/core/env";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { type Route, startSite } from "@/lib/testing/drafting/sites";
import { freePort } from "@/lib/testing/steady/free-port";
import { firstAnswer } from "../bench/server-process";
import { bundleServer } from "../scripts/bundle";
import { bringUp, closeAll, type Stage, type Tell } from "../scripts/stage";
import { type InngestDoor, openInngestDoor } from "./inngest-door";
import { Visitor } from "./visitor";
import { type Waits, type Watch, watch } from "./watch";

const ATTACKER = "127.0.0.66";
const READ_EVERY_MS = 10;
const SHORT_SHARE = 10;

/** The server under attack: a real one with a database of its own, the seed, the sample site and the attackers' websites. */
export interface Target {
  origin: string;
  port: number;
  /** Of the process that serves. */
  pid: number;
  /** Where it keeps its files; also of its log, `app.log`. */
  dataDir: string;
  /** The one address and account that all attacks come from. */
  attacker: Visitor;
  /** The sample product's address, for drafts that should go well. */
  sampleOrigin: string;
  database: Stage["database"];
  /** How often to do what is done `n` times in the long form: a tenth of it in the short one. */
  times(n: number): number;
  /** A second server, which works with an Inngest server; started when it is first asked for. */
  inngestDoor(): Promise<InngestDoor>;
  /** Somebody new, with an account and an address of their own. */
  newPerson(): Promise<Visitor>;
  /** Watches how long others wait for /healthz while `work` goes on. */
  healthDuring(work: () => Promise<unknown>): Promise<Waits>;
  /** As `healthDuring`, for another path. */
  waitsDuring(path: string, work: () => Promise<unknown>): Promise<Waits>;
  close(): Promise<void>;
}

interface TargetSettings {
  isShort: boolean;
  /** Without: from the sources, in seconds, and every page is a 404. */
  hasPages: boolean;
  sites: Record<string, Record<string, Route>>;
}

/** Starts a server to attack; building it first when its sources changed. */
export async function openTarget(settings: TargetSettings, tell: Tell): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), "ly-attack-"));
  const toClose: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const hostMap = await startSites(settings.sites, toClose);
    if (!settings.hasPages) await bundleServer(); // the threads and processes beside it run from there
    const script = settings.hasPages ? {} : { script: "scripts/dev/serve-backend.ts" };
    const port = await freePort();
    const stage = await bringUp({ port, dataDir, hostMap, ...script }, toClose, tell);
    if (settings.hasPages) await firstAnswer(`${stage.baseUrl}/`); // Next is still coming up, which nobody attacked
    return await aimAt(stage, { port, dataDir, isShort: settings.isShort, toClose });
  } catch (error) {
    await closeAll(toClose);
    throw error;
  }
}

async function startSites(sites: TargetSettings["sites"], toClose: (() => Promise<unknown>)[]) {
  const hostMap: Record<string, string> = {};
  for (const [origin, routes] of Object.entries(sites)) {
    const site = await startSite(origin, routes);
    toClose.push(site.close);
    Object.assign(hostMap, site.hostMap);
  }
  return hostMap;
}

async function aimAt(
  stage: Stage,
  of: { port: number; dataDir: string; isShort: boolean; toClose: (() => Promise<unknown>)[] },
): Promise<Target> {
  const { baseUrl: origin, database, e, app } = stage;
  const deps = { db: database.db, secret: await authSecret(e), baseUrl: origin };
  const waitsDuring: Target["waitsDuring"] = (path, work) => during(watch(readsOf(origin + path, app.pid)), work);
  let people = 0;
  let door: Promise<InngestDoor> | undefined;
  const join = async (address: string): Promise<Visitor> => {
    people += 1;
    const wanted = { email: `person-${people}@attack.example`, keyScopes: ["account:read", "listings:write"] as const };
    const user = await provisionUser(deps, { ...wanted, keyScopes: [...wanted.keyScopes] }, currentTime(e));
    const visitor = new Visitor(address, origin, user.api_key ?? "");
    of.toClose.push(() => visitor.close());
    return visitor;
  };
  return {
    ...{ origin, port: of.port, pid: app.pid, dataDir: of.dataDir, sampleOrigin: stage.site.origin, database },
    attacker: await join(ATTACKER),
    times: (n) => (of.isShort ? Math.ceil(n / SHORT_SHARE) : n),
    inngestDoor: () => (door ??= openInngestDoor(stage, of.toClose)),
    newPerson: () => join(personAddress(people)),
    healthDuring: (work) => waitsDuring("/healthz", work),
    waitsDuring,
    close: () => closeAll(of.toClose),
  };
}

const readsOf = (url: string, pid: number) => ({ url, everyMs: READ_EVERY_MS, addresses: ["127.0.0.9"], pid });

/** The nth of a crowd of addresses on this machine. */
export const crowdAddress = (n: number) => addressIn("127.1", n);
/** Of the nth person: apart from the crowd, whose reads would else be refused for what an attacker has used up. */
const personAddress = (n: number) => addressIn("127.2", n);
const addressIn = (range: string, n: number) => `${range}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;

/** Watches until the work has ended, whichever way. */
async function during(watching: Watch, work: () => Promise<unknown>): Promise<Waits> {
  const [ended] = await Promise.allSettled([work()]);
  const waits = await watching.stop();
  if (ended.status === "rejected") throw ended.reason;
  return waits;
}
