import { randomBytes } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { and, eq, gt } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { type ProofChallenge, type ProofSolution, proofChallenge } from "@/lib/core/proof-of-work";

const t = schema.voteChallenges;
const ALGORITHM = "PBKDF2/SHA-256";
/** About two milliseconds each in a browser: between a fifth and most of a second in all. */
const COST = 5_000;
const TRIES = { least: 100, most: 300 };
const VALID_MS = 10 * 60_000;
const SECRET_BYTES = 32;

/** Asks a person for work before their next vote counts. What was asked before is void. */
export async function issueChallenge({ now }: Ctx, tx: Db, userId: string): Promise<ProofChallenge> {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const counter = randomInt(TRIES.most, TRIES.least);
  const made = { algorithm: ALGORITHM, cost: COST, counter, deriveKey, hmacSignatureSecret: secret };
  const challenge = proofChallenge.parse(await createChallenge(made));
  const row = { challenge, secret, expiresAt };
  await tx
    .insert(t)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: t.userId, set: row });
  return challenge;
}

/** Whether this is the work that the person was asked for. Right or wrong, it is not taken a second time. */
export async function takeSolution({ now }: Ctx, tx: Db, userId: string, solution: ProofSolution): Promise<boolean> {
  const [asked] = await tx
    .delete(t)
    .where(and(eq(t.userId, userId), gt(t.expiresAt, now)))
    .returning();
  if (!asked) return false;
  const { challenge, secret } = asked;
  const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  return result.verified;
}
