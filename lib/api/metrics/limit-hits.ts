import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Actor, Ctx } from "@/lib/core/context";
import type { RateLimited } from "@/lib/core/limits/buckets";
import { log } from "@/lib/core/log";

const t = schema.limitHits;
/** A flood of refused calls costs one write in this time. */
const KEPT_BACK_MS = 10_000;
const HOUR_MS = 3_600_000;

/** What refused callers are counted as: never who they are. */
const kindOf = ({ type }: Actor): string => (type === "anonymous" ? "address" : type);

interface Counted {
  hour: Date;
  bucket: string;
  kind: string;
  count: number;
}

/** Counts the calls that buckets refused, by hour, bucket and kind of caller, for the desk. Only a process that is killed loses its last seconds. */
export class LimitHits {
  private readonly noted = new WeakSet<RateLimited>();
  private readonly counts = new Map<string, Counted>();
  private timer: NodeJS.Timeout | null = null;

  /** Notes a refused call, once however often it is passed on. */
  note(db: Db, refused: RateLimited, { actor, now }: Pick<Ctx, "actor" | "now">, kind = kindOf(actor)): void {
    if (this.noted.has(refused)) return;
    this.noted.add(refused);
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    this.add({ hour, bucket: refused.state.bucket, kind, count: 1 });
    this.keepSoon(db);
  }

  /** Writes down what was counted; what cannot be written is counted on. */
  async keep(db: Db): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const rows = [...this.counts.values()];
    this.counts.clear();
    if (rows.length === 0) return;
    try {
      await db
        .insert(t)
        .values(rows)
        .onConflictDoUpdate({ target: [t.hour, t.bucket, t.kind], set: { count: sql`${t.count} + excluded.count` } });
    } catch (error) {
      for (const row of rows) this.add(row);
      throw error;
    }
  }

  /** Writes down what is left when the process ends, and waits for nothing more. */
  async end(db: Db): Promise<void> {
    await this.keep(db).catch(warn);
  }

  private add(row: Counted): void {
    const key = `${row.hour.getTime()} ${row.bucket} ${row.kind}`;
    this.counts.set(key, { ...row, count: row.count + (this.counts.get(key)?.count ?? 0) });
  }

  private keepSoon(db: Db): void {
    const keep = () =>
      this.keep(db).catch((error: unknown) => {
        warn(error);
        this.keepSoon(db);
      });
    this.timer ??= setTimeout(() => void keep(), KEPT_BACK_MS).unref();
  }
}

function warn(error: unknown): void {
  log.warn("refused calls could not be counted", { reason: String(error) });
}
