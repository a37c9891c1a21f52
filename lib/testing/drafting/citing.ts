import type { SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { type Verdict, verifyField } from "@/lib/drafting/verify/verify";
import type { ProfileField, ProfileValues } from "@/lib/schemas/profile";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

/** A site of one page on which the words under test stand. */
export function site(body: string, head = ""): SiteReading {
  return siteOf({ "/": `<title>Tidewell – Tide tables</title>${head}<body>${body}</body>` }, "https://tidewell.test");
}

/** References to every segment that holds the text: only the text, or the whole segment. */
export function citing(reading: SiteReading, ...texts: string[]): SourceRef[] {
  return texts.flatMap((text) =>
    reading.pages.flatMap((page, at) =>
      page.segments.flatMap((segment, index) => {
        const start = segment.text.indexOf(text);
        return start === -1 ? [] : [{ page: at, segment: index, start, end: start + text.length }];
      }),
    ),
  );
}

/** The verdict on a value that cites the quotes. */
export function verdictOn<K extends ProfileField>(
  reading: SiteReading,
  field: K,
  value: ProfileValues[K],
  ...quotes: string[]
) {
  return verifyField(reading, field, { value, sources: citing(reading, ...quotes) });
}

/** Why a verdict is a refusal. */
export function reasonOf(verdict: Verdict): string {
  return verdict.ok ? "it was believed" : verdict.reason;
}
