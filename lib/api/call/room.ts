import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { hasRoom } from "@/lib/core/limits/disk-room";
import type { AnyExecutable } from "@/lib/core/operation";
import { memoryOf } from "./memory";

const LOOK_EVERY_MS = 1_000;
const RETRY_SECONDS = 30;

/** Keeps an eye on the disk that the database is on. Answers what ends the looking. */
export async function watchRoom(db: Db, folder: string): Promise<() => void> {
  const look = async () => {
    memoryOf(db).hasRoom = await hasRoom(folder);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(looking);
}

/** Throws `unavailable` for what writes while the disk is all but full: what is left is for PostgreSQL, so that reading goes on. */
export function requireRoom(operation: AnyExecutable, ctx: Ctx): void {
  if (operation.readOnly || memoryOf(ctx.db).hasRoom) return;
  const detail = "The disk is full: nothing can be stored just now. What is stored can be read.";
  throw new AppError("unavailable", detail, "Send the request again later.", { retryAfter: RETRY_SECONDS });
}
