import type { SiteReading } from "@/lib/drafting/candidate";
import { foldText } from "@/lib/drafting/text/fold";
import { isProse } from "@/lib/drafting/text/spans";

/** What stands in front of whoever signs, and nothing else: not "Photos ©", not a name later in the line. */
const SIGNED = /^\P{L}*(?:copyright)?[\s©(c)]*(?:(?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)\d\d)?[\s,·]*)?(?:by\s)?$/iu;

function signsWith(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return at !== -1 && SIGNED.test(line.slice(0, at));
}

const COPYRIGHT = /©|\(c\)|copyright/i;
/** Longer texts tell of rights, and of others' too. */
const LINE_MAX = 200;
const lines = new WeakMap<SiteReading, string[]>();

/** The lines in which the site signs, plain. */
function signatures(reading: SiteReading): string[] {
  const known = lines.get(reading);
  if (known) return known;
  const found = reading.pages.flatMap(({ segments }) =>
    segments.flatMap((one) =>
      isProse(one) && one.text.length <= LINE_MAX && COPYRIGHT.test(one.text) ? foldText(one.text) : [],
    ),
  );
  const once = [...new Set(found)];
  lines.set(reading, once);
  return once;
}

/** True for who holds the site's copyright, by the line in which it signs: "© 2026 Jane Roe". */
export function isCopyrightHolder(reading: SiteReading, name: string): boolean {
  const wanted = foldText(name);
  return wanted.includes(" ") && signatures(reading).some((line) => signsWith(line, wanted));
}
