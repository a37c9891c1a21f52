/** The sign of a copyright, as the source of an expression; no "501(c)3", as charities call themselves. */
export const COPYRIGHT_SIGN = "(?:©|(?<!\\d)\\(c\\))";
/** The years that stand beside it: "2019", "2019–2026", "2019 - present". */
export const COPYRIGHT_YEARS = "(?:19|20)\\d\\d(?:\\s?[–—-]\\s?(?:(?:19|20)?\\d\\d(?!\\d)|present|now|today|heute))?";
/** All that stands before the name of who holds it: "© 2026 ", "Copyright (c) 2019–2026 by ". */
export const SIGNED_LEAD = `(?:${COPYRIGHT_SIGN}|copyright)\\s*(?:${COPYRIGHT_SIGN}\\s*)?(?:${COPYRIGHT_YEARS}[\\s,]*)?(?:by\\s)?`;
export const SIGN = new RegExp(COPYRIGHT_SIGN, "i");
/** A sign, or the word. */
export const COPYRIGHT = new RegExp(`${COPYRIGHT_SIGN}|copyright`, "i");
