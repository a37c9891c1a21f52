import { and, eq, gt, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { isWithin, type Limit } from "@/db/attempts";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { hashSecret } from "./api-key-format";
import { newLinkSecret, newSignInCode, readCode } from "./mail-code";

const v = schema.verificationTokens;

/**
 * Codes typed for one mailed code, right or wrong. There are 31^8 = 8.5 * 10^11 codes. Nobody but the browser that asked for one can
 * try it, so whoever guesses has to have codes mailed, of which an address gets 40 an hour (see sign-in.ts): at most 1,060
 * guesses a day at one address, however many callers share the work, or one chance in 800 million.
 */
export const TRIES_PER_CODE = 5;
/** Codes typed for one address in a day. Beyond it a code may be typed once: the right one still works, guessing goes slowly. */
export const TYPED_CODES: Limit = { bucket: "sign_in_typed", max: 100, windowMs: 24 * 3_600_000 };

/** Makes a link, and a code where a browser is named that may type it. next-auth finds the link like one of its own. */
export async function issueWay(
  db: Db,
  way: { email: string; secret: string; expires: Date; browser?: string },
): Promise<{ token: string; code: string }> {
  const [token, code] = [newLinkSecret(), newSignInCode()];
  const typed = way.browser && { codeHash: hashSecret(code + way.secret), browserHash: hashSecret(way.browser) };
  const row = { identifier: way.email, token: hashSecret(token + way.secret), expires: way.expires };
  await db.insert(v).values({ ...row, ...typed });
  return { token, code };
}

/**
 * Turns a code that was typed in the browser that asked for it into a link of the same row, which works once. The try is counted
 * against every code that may be meant before any is looked at, so that tries made at once cannot slip through together.
 * What others type elsewhere counts for nothing here. Throws `validation_failed`, `rate_limited`.
 */
export async function takeTypedCode(
  db: Db,
  typed: { email: string; code: string; secret: string; browser: string | null },
): Promise<string> {
  const now = new Date();
  const code = readCode(typed.code);
  if (!code) throw wrongCode();
  if (!typed.browser) throw askedElsewhere();
  const asked = and(eq(v.identifier, typed.email), eq(v.browserHash, hashSecret(typed.browser)), gt(v.expires, now));
  const codeHash = hashSecret(code + typed.secret);
  const open = await countTry(db, asked);
  if (open.length === 0) throw await whyNone(db, asked);
  if (!(await isWithin(db, TYPED_CODES, typed.email, now)) && open.every(({ tries }) => tries > 1)) throw tooMany();
  if (!open.some((row) => row.codeHash === codeHash)) throw wrongCode();
  const token = newLinkSecret();
  const taken = await db
    .update(v)
    .set({ codeHash: null, token: hashSecret(token + typed.secret) })
    .where(and(asked, eq(v.codeHash, codeHash)))
    .returning({ identifier: v.identifier });
  if (taken.length === 0) throw wrongCode();
  return token;
}

function countTry(db: Db, asked: SQL | undefined) {
  return db
    .update(v)
    .set({ tries: sql`${v.tries} + 1` })
    .where(and(asked, isNotNull(v.codeHash), lt(v.tries, TRIES_PER_CODE)))
    .returning({ codeHash: v.codeHash, tries: v.tries });
}

async function whyNone(db: Db, asked: SQL | undefined): Promise<AppError> {
  const [tried] = await db.select({ tries: v.tries }).from(v).where(asked).limit(1);
  return tried ? tooMany() : askedElsewhere();
}

function tooMany(): AppError {
  const fix = "Open the link in the email, which still works, or request a new code.";
  return new AppError("rate_limited", "Too many codes were tried in this browser.", fix);
}

/** The same whether or not anybody asked for a code: it tells nothing about the address. */
function askedElsewhere(): AppError {
  const detail = "This browser asked for no code in the last 15 minutes.";
  const errors = [{ pointer: "/code", detail }];
  const fix = "Open the link in the email, or request a new code here.";
  return new AppError("validation_failed", detail, fix, { errors });
}

function wrongCode(): AppError {
  const detail = "This code is wrong, used or older than 15 minutes.";
  const errors = [{ pointer: "/code", detail }];
  return new AppError("validation_failed", detail, "Check the newest email, or request a new code.", { errors });
}

/** After one way was used, the others of the address are worthless too. */
export async function dropWays(db: Db, email: string): Promise<void> {
  await db.delete(v).where(eq(v.identifier, email));
}
