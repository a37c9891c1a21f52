import { z } from "zod";

/** Work that a browser does and we check at a glance (ALTCHA, version 2): find the counter whose key begins as told. */
export const proofChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
export type ProofChallenge = z.infer<typeof proofChallenge>;

/** The work done. */
export const proofSolution = z.strictObject({
  counter: z.number().int().min(0).max(4_294_967_295),
  derivedKey: z.string().max(256),
});
export type ProofSolution = z.infer<typeof proofSolution>;
