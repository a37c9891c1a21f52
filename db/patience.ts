import { connect as openSocket, type Socket } from "node:net";

/** Looks are counted, not time: a process that was busy itself takes no database for silent. */
const LOOK_EVERY_MS = 250;

/** The database takes what it is asked and says nothing: it hangs, or the way to it does. */
export class DatabaseSilent extends Error {
  override name = "DatabaseSilent";
  readonly code = "DATABASE_SILENT";
  constructor() {
    super("The database did not answer in time.");
  }
}

/** Somebody who waits for an answer. */
export interface Wait {
  /** Was told to wait no longer. */
  readonly isOver: boolean;
  /** Something was answered: it is waited for the next from now. */
  renew(): void;
  end(): void;
}

interface Waiting {
  looks: number;
  giveUp(error: DatabaseSilent): void;
}

interface Line {
  socket: Socket;
  bytesRead: number;
  /** Written when something was last read; more since then is a question without an answer. */
  bytesWritten: number;
  silentLooks: number;
}

/**
 * Bounds what a pool of connections waits for. Who waited for `limitMs` is told so, and connections that owe an answer and said
 * nothing all that time are cut, so that nothing waits behind them. When none said anything the database is away: all are told and
 * cut, however short they waited, and nobody waits for it until it answers again.
 */
export class Patience {
  #waiting = new Set<Waiting>();
  #lines = new Set<Line>();
  /** Since one of them said something. */
  #silentLooks = 0;
  #isAway = false;
  #isKnocking = false;
  #looksAtMost: number;
  #timer: NodeJS.Timeout;
  /** Any question to the database. */
  knock: () => PromiseLike<unknown> = async () => undefined;

  constructor(limitMs: number) {
    this.#looksAtMost = Math.ceil(limitMs / LOOK_EVERY_MS);
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** The driver's own way to connect, on a socket that is watched. */
  open({ host: [host], port: [port], path }: { host: string[]; port: number[]; path?: string | false }): Socket {
    const socket = path ? openSocket(path) : openSocket(port ?? 0, host);
    this.#lines.add({ socket, bytesRead: 0, bytesWritten: 0, silentLooks: 0 });
    return Object.assign(socket, { host, port }); // which the driver looks for when it begins TLS
  }

  wait(giveUp: Waiting["giveUp"]): Wait {
    const waiting = { looks: 0, giveUp };
    this.#waiting.add(waiting);
    const end = () => void this.#waiting.delete(waiting);
    const renew = () => {
      waiting.looks = 0;
    };
    const looksAtMost = this.#looksAtMost;
    return {
      renew,
      end,
      get isOver() {
        return waiting.looks > looksAtMost;
      },
    };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (this.#isAway) this.#knockOnce();
    this.#silentLooks = this.#waiting.size > 0 ? this.#silentLooks + 1 : 0;
    if (this.#waiting.size === 0) return;
    for (const line of this.#lines) this.#listenTo(line);
    const tooLong = [...this.#waiting].filter((waiting) => ++waiting.looks > this.#looksAtMost);
    if (tooLong.length === 0) return;
    const isNews = !this.#isAway && this.#silentLooks >= this.#looksAtMost;
    this.#isAway ||= isNews;
    for (const waiting of isNews ? this.#waiting : tooLong) {
      this.#waiting.delete(waiting);
      waiting.looks = Number.POSITIVE_INFINITY;
      waiting.giveUp(new DatabaseSilent());
    }
    for (const line of this.#lines) if (this.#isAway || this.#isStuck(line)) line.socket.destroy(new DatabaseSilent());
  }

  #listenTo(line: Line): void {
    const { bytesRead, bytesWritten, destroyed } = line.socket; // bytes, not messages: they may be encrypted
    line.silentLooks += 1;
    if (bytesRead !== line.bytesRead) {
      Object.assign(line, { bytesRead, bytesWritten, silentLooks: 0 });
      this.#silentLooks = 0;
    }
    if (destroyed) this.#lines.delete(line);
  }

  #isStuck({ socket, bytesWritten, silentLooks }: Line): boolean {
    return silentLooks >= this.#looksAtMost && socket.bytesWritten > bytesWritten;
  }

  #knockOnce(): void {
    if (this.#isKnocking) return;
    this.#isKnocking = true;
    const wait = this.wait(() => undefined);
    const settle = (isAway: boolean) => {
      wait.end();
      this.#isKnocking = false;
      this.#isAway = isAway;
    };
    this.knock().then(
      () => settle(false),
      () => settle(true),
    );
  }
}
