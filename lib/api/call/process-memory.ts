import type { Db } from "@/db/client";
import { oncePerProcess } from "@/lib/core/once-per-process";
import { AnswerCache } from "./answer-cache";
import { TokenLeases } from "./rate-limit-leases";

/** What a process remembers beside a database: nothing here must be true, the rows are. */
export interface LocalState {
  answers: AnswerCache;
  leases: TokenLeases;
}

/** The state that belongs to a connection; a transaction gets an empty one. */
export function localStateOf(db: Db): LocalState {
  const states = oncePerProcess("local-state", () => new WeakMap<Db, LocalState>());
  const found = states.get(db);
  if (found) return found;
  const made: LocalState = { answers: new AnswerCache(), leases: new TokenLeases() };
  states.set(db, made);
  return made;
}
