import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { countAttempt, type Limit } from "@/db/attempts";
import { type Db, schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { STEP_UP_FIELD } from "@/lib/core/secrets/step-up";
import { hashSecret } from "./api-key-format";
import { newSignInCode, readCode } from "./mail-code";
import { TRIES_PER_CODE } from "./mailed-ways";

const s = schema.sessions;
type SessionActor = Extract<Actor, { type: "session" }>;

const CODE_TTL_MS = 10 * 60_000;
/** Codes mailed to one person: with the tries of each, 30 guesses in a quarter of an hour at one of 8.5 * 10^11 codes. */
export const STEP_UP_MAILS: Limit = { bucket: "step_up_mail", max: 6, windowMs: 15 * 60_000 };

/** Of a code that is for this alone: it signs nobody in. */
const hashOf = (code: string, secret: string, sessionId: string) => hashSecret(`${code}${secret}step-up${sessionId}`);

/**
 * Makes the one code that this session can be stepped up by, in place of any before; the caller mails it to the session's person.
 * Sessions run on the machine's clock. Throws `rate_limited`.
 */
export async function issueStepUpCode(db: Db, { userId, sessionId }: SessionActor, secret: string): Promise<string> {
  const now = new Date();
  await countAttempt(db, STEP_UP_MAILS, userId, now, "Too many codes were requested.");
  const code = newSignInCode();
  await db
    .update(s)
    .set({
      stepUpCodeHash: hashOf(code, secret, sessionId),
      stepUpCodeExpires: new Date(now.getTime() + CODE_TTL_MS),
      stepUpTries: 0,
    })
    .where(eq(s.sessionToken, sessionId));
  return code;
}

/**
 * Steps a session up by its code, once, and answers who it is from now on. The try is counted before the code is looked at, so that
 * tries made at once cannot slip through together. Throws `validation_failed`.
 */
export async function stepUp(db: Db, actor: SessionActor, typed: string, secret: string): Promise<SessionActor> {
  const now = new Date();
  const code = readCode(typed);
  if (!code) throw wrongCode();
  const isOpen = and(
    eq(s.sessionToken, actor.sessionId),
    gt(s.stepUpCodeExpires, now),
    lt(s.stepUpTries, TRIES_PER_CODE),
    isNotNull(s.stepUpCodeHash),
  );
  const tried = await db
    .update(s)
    .set({ stepUpTries: sql`${s.stepUpTries} + 1` })
    .where(isOpen)
    .returning({ sessionToken: s.sessionToken });
  if (tried.length === 0) throw wrongCode();
  const isMeant = and(
    eq(s.sessionToken, actor.sessionId),
    eq(s.stepUpCodeHash, hashOf(code, secret, actor.sessionId)),
    gt(s.stepUpCodeExpires, now),
  );
  const taken = await db
    .update(s)
    .set({ steppedUpAt: now, stepUpCodeHash: null })
    .where(isMeant)
    .returning({ sessionToken: s.sessionToken });
  if (taken.length === 0) throw wrongCode();
  return { ...actor, hasSteppedUp: true };
}

function wrongCode(): AppError {
  const detail = "This code is wrong, used, too old, or was tried too often.";
  const errors = [{ pointer: `/${STEP_UP_FIELD}`, detail }];
  return new AppError("validation_failed", detail, "Check the newest email, or ask for a new code.", { errors });
}
