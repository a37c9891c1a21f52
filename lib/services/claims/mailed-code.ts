import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { countAttempt, type Limit } from "@/db/attempts";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { randomText } from "@/lib/core/ids";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import type { Seen } from "./check-proof";
import type { ClaimRow } from "./status";

const c = schema.claims;
const DIGITS = 6;
const MINUTE_MS = 60_000;
/** So long a code can be typed, and so often (decisions, Claims). */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Codes mailed for one claim. With five tries each, guessing them all has one chance in 40,000. */
export const CODES_PER_CLAIM = 5;
/** Codes that one user has mailed, and that one address gets, in an hour, whoever asks for them. */
const CODES_BY_USER: Limit = { bucket: "claim_codes", max: 10, windowMs: 60 * MINUTE_MS };
const CODES_TO_ADDRESS: Limit = { bucket: "claim_codes_to", max: 5, windowMs: 60 * MINUTE_MS };

/** Makes a code for an address of the claim's domain; it is to be mailed once the transaction is through. */
export async function makeCode(tx: Db, { now }: Ctx, claim: ClaimRow, address: string): Promise<string> {
  if (claim.codesSent >= CODES_PER_CLAIM)
    throw new AppError(
      "limit_reached",
      `${CODES_PER_CLAIM} codes were sent for this claim, which is as many as one has.`,
      "Use another method of this claim, or claim the listing again.",
    );
  const detail = "Too many codes were sent in the last hour.";
  await countAttempt(tx, CODES_BY_USER, claim.userId, now, detail);
  await countAttempt(tx, CODES_TO_ADDRESS, address, now, detail);
  const code = randomText(DIGITS, "0123456789");
  const values = {
    codeEmail: address,
    codeHash: await hashOf(claim.id, address, code),
    codeExpiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
    codeTries: 0,
    codesSent: claim.codesSent + 1,
  };
  await tx.update(c).set(values).where(eq(c.id, claim.id));
  return code;
}

/** Judges a code that was typed, right or wrong counted as a try; a right one works once. `claim` is as the transaction locked it. */
export async function judgeCode(tx: Db, { now }: Ctx, claim: ClaimRow, typed: string): Promise<Seen> {
  const { codeHash, codeEmail, codeExpiresAt, codeTries } = claim;
  if (!codeHash || !codeEmail || !codeExpiresAt)
    return no("No code was sent yet, or it was used. Name an address to get one.");
  if (codeExpiresAt <= now) return no(`The code was good for ${CODE_MINUTES} minutes. Ask for a new one.`);
  if (codeTries >= CODE_TRIES) return no(`The code was tried ${CODE_TRIES} times. Ask for a new one.`);
  const isRight = areEqual(codeHash, await hashOf(claim.id, codeEmail, typed));
  await tx
    .update(c)
    .set(isRight ? { codeHash: null } : { codeTries: codeTries + 1 })
    .where(eq(c.id, claim.id));
  if (isRight) return { found: true, detail: `The code that was sent to ${codeEmail} is right.` };
  const left = CODE_TRIES - codeTries - 1;
  return no(
    left > 0
      ? `This is not the code. ${left} of ${CODE_TRIES} tries are left.`
      : "This is not the code, and no tries are left. Ask for a new one.",
  );
}

const no = (detail: string): Seen => ({ found: false, detail });

/** Keyed, since a million codes are soon tried against a bare hash; bound to the claim and the address. */
async function hashOf(claimId: string, address: string, code: string): Promise<string> {
  return createHmac("sha256", await authSecret())
    .update(`claim ${claimId} ${address} ${code}`)
    .digest("hex");
}

const areEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
