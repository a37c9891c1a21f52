import type postgres from "postgres";

/** Channel of the triggers in db/migrations/*_announce_tags.sql; a payload is its kind and tags, with spaces between. */
export const CONTENT_CHANNEL = "launchyard_content";
const EVERYTHING = "*";
/** Nothing is sent on these. Listening on one and no more is a round trip on the connection that hears announcements. */
const ROUND_TRIP_CHANNEL = "launchyard_round_trip_";
const ROUND_TRIP_MAX_MS = 1_000;

export interface ContentListener {
  /** Content with these tags changed, in a committed transaction of any process. */
  onContent(tags: string[]): void;
  /** Counters alone did. */
  onCounters(tags: string[]): void;
  /** Anything may have changed: after each (re)connection, and where too much did to be named. */
  onAnything(): void;
}

/** Listens to what public answers are made from. */
export class ContentWatch {
  #pid = 0;
  #roundTrips = 0;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #stop: () => Promise<void> = async () => undefined;

  private constructor(
    private readonly sql: postgres.Sql,
    private readonly listener: ContentListener,
  ) {}

  static async start(sql: postgres.Sql, listener: ContentListener): Promise<ContentWatch> {
    const watch = new ContentWatch(sql, listener);
    const onPayload = (payload: string) => watch.#hear(payload);
    const listening = await sql.listen(CONTENT_CHANNEL, onPayload, () => listener.onAnything());
    watch.#pid = listening.state.pid;
    watch.#stop = () => listening.unlisten();
    return watch;
  }

  /** Resolves once the listener was told of all that was committed before the call, or that anything may have changed. */
  caughtUp(): Promise<void> {
    // one at a time: who comes while it runs shares the next, which begins after they came
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      this.#running = this.#hearOut();
      return this.#running;
    });
    return this.#next;
  }

  async stop(): Promise<void> {
    await this.#running;
    await this.#stop();
  }

  #hear(payload: string): void {
    const [kind, ...tags] = payload.split(" ");
    if (tags.includes(EVERYTHING)) this.listener.onAnything();
    else if (kind === "counters") this.listener.onCounters(tags);
    else this.listener.onContent(tags);
  }

  /** PostgreSQL sends what was announced before it says that a command is done, so one command hears it all. */
  async #hearOut(): Promise<void> {
    const timer = AbortSignal.timeout(ROUND_TRIP_MAX_MS);
    const late = new Promise<number>((resolve) => timer.addEventListener("abort", () => resolve(0)));
    const pid = await Promise.race([this.#roundTrip().catch(() => 0), late]);
    if (pid === this.#pid) return;
    this.#pid = pid; // another connection by now, which does not say what was announced between the two
    this.listener.onAnything();
  }

  async #roundTrip(): Promise<number> {
    this.#roundTrips += 1;
    const listening = await this.sql.listen(ROUND_TRIP_CHANNEL + this.#roundTrips, () => undefined);
    const { pid } = listening.state;
    await listening.unlisten();
    return pid;
  }
}
