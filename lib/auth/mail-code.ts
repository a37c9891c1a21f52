import { randomBase62, randomText } from "@/lib/core/ids";

/** No 0, 1, I, L, O: a code is read from a screen and typed on another. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;
/** 190 bits: nobody guesses a link, so nothing has to be counted against one. */
const LINK_SECRET_LENGTH = 32;

export const newSignInCode = (): string => randomText(LENGTH, ALPHABET);
export const newLinkSecret = (): string => randomBase62(LINK_SECRET_LENGTH);

/** `ABCD-2345`: as the mail shows it. */
export const formatCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What a person typed, as it was made: case, spaces and dashes do not count. Null when it can be no code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/** The page that a mailed link opens; it signs in only when its button is pressed, since mail scanners open links. */
export function signInLink(baseUrl: string, email: string, token: string, callbackUrl: string): string {
  return `${baseUrl}/sign-in/confirm?${new URLSearchParams({ email, token, callbackUrl })}`;
}
