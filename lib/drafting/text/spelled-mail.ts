const SIGN = /\s*[[({<]\s*(?<word>at|dot)\s*[\])}>]\s*/gi;

/** The text with "name [at] host [dot] tld" written as an address: each sign must stand in brackets of some kind. */
export function withPlainMails(text: string): string {
  return text.replace(SIGN, (_, word: string) => (word.toLowerCase() === "at" ? "@" : "."));
}

/** An address whose signs are spelled out in brackets. */
export const SPELLED_MAIL =
  /(?<![\w.+%-])\w[\w.+-]{0,62}\s*[[({<]\s*at\s*[\])}>]\s*[a-z0-9-]{1,63}(?:(?:\.|\s*[[({<]\s*dot\s*[\])}>]\s*)[a-z0-9-]{1,63}){1,4}(?![\w-]|\.\w)/gi;
