const SIGN =
  /\s*[[({<]\s*(?<word>at|ät|æt|arroba|chez|chiocciola|małpa|snabel-?a|dot|punkt|point|punto|ponto|kropka|punt)\s*[\])}>]\s*/gi;

const DOTS = /^(?:dot|p[ou]|kropka)/i;

/** The text with "name [at] host [dot] tld" written as an address: each sign must stand in brackets of some kind. */
export function withPlainMails(text: string): string {
  return text.replace(SIGN, (_, word: string) => (DOTS.test(word) ? "." : "@"));
}

/** An address whose signs are spelled out in brackets. */
export const SPELLED_MAIL =
  /(?<![\w.+%-])\w[\w.+-]{0,62}\s*[[({<]\s*(?:at|ät|æt|arroba|chez|chiocciola|małpa|snabel-?a)\s*[\])}>]\s*[a-z0-9-]{1,63}(?:(?:\.|\s*[[({<]\s*(?:dot|punkt|point|punto|ponto|kropka|punt)\s*[\])}>]\s*)[a-z0-9-]{1,63}){1,4}(?![\w-]|\.\w)/gi;
