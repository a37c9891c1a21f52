export const BASE36 = "0123456789abcdefghijklmnopqrstuvwxyz";
export const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** `length` random characters of `alphabet`, unbiased, from the platform's CSPRNG. */
export function randomText(length: number, alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

export const newDraftId = () => `dr_${randomText(20, BASE36)}`;
export const newInviteId = () => `inv_${randomText(20, BASE36)}`;
export const newClaimId = () => `cl_${randomText(20, BASE36)}`;
export const newFollowerId = () => `fo_${randomText(20, BASE36)}`;
export const newRequestId = () => `req_${randomText(16, BASE36)}`;
export const randomBase62 = (length: number) => randomText(length, BASE62);
