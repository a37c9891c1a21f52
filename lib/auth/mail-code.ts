import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { randomText } from "@/lib/core/ids";
import { hashSecret } from "./api-key-format";

/** No 0, 1, I, L, O: a code is read from a screen and typed on another. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;
/** Seconds a mailed code holds. */
export const CODE_TTL_SECONDS = 15 * 60;

export const newSignInCode = (): string => randomText(LENGTH, ALPHABET);

/** `ABCD-2345`: as the mail shows it. */
export const formatCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What a person typed, as it was made: case, spaces and dashes do not count. Null when it can be no code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/** The page that a mailed link opens; it signs in only when its button is pressed, since mail scanners open links. */
export function signInLink(baseUrl: string, email: string, code: string, callbackUrl: string): string {
  return `${baseUrl}/sign-in/confirm?${new URLSearchParams({ email, code, callbackUrl })}`;
}

/** Makes a code that nobody mails, for an operator to hand on; next-auth finds it like one of its own. */
export async function issueSignInCode(
  db: Db,
  grant: { email: string; secret: string; expires: Date },
): Promise<string> {
  const code = newSignInCode();
  const token = hashSecret(code + grant.secret);
  await db.insert(schema.verificationTokens).values({ identifier: grant.email, token, expires: grant.expires });
  return code;
}

/** After one code was used, the others of the address are worthless too. */
export async function dropCodes(db: Db, email: string): Promise<void> {
  await db.delete(schema.verificationTokens).where(eq(schema.verificationTokens.identifier, email));
}
