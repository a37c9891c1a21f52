import type { SiteReading } from "@/lib/drafting/candidate";
import { type OwnNames, ownNameIn } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { COPYRIGHT_SIGN } from "@/lib/drafting/text/copyright";
import { LICENSE, licenceFamily } from "@/lib/drafting/text/software/licence-names";
import { isProse, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import { anyOf, exactly } from "@/lib/drafting/text/words";
import type { FoundLicense } from "./marked-licence";

/** What the text of a licence itself says, and nothing that is told about one. */
const GRANT =
  /^(?:permission (?:is hereby granted|to use, copy, modify)|redistribution and use in source and binary forms|this program is free software[:;]|terms and conditions for use, reproduction|everyone is permitted to copy and distribute verbatim)/iu;
/** What the page of the product's own licence is called; one of several, of parts or of thanks has another title. */
const OWN_PAGE = exactly(
  "(?:the |our |software )?licen[sc]e(?: agreement| text)?|lizenz(?:vertrag|text)?|licencia|licenza|licentie|licencja|licença|licens",
);
const OF_OTHERS = anyOf(
  "third[- ]part(?:y|ies)|licen[sc]es|notices?|credits?|attributions?|acknowledge?ments?|librar(?:y|ies)|dependenc(?:y|ies)|components?|lizenzen|drittanbieter|danksagung|licences|tierces?|bibliothèques?|licencias|terceros|licenze|terze parti|licenties|licencje|licenças|terceiros",
);
const NAME_MAX = 60;
const LEAD_MAX = 12;
const COPYRIGHT = new RegExp(`^(?:copyright|${COPYRIGHT_SIGN})`, "iu");

/**
 * The licence whose text the page of the product's own licence holds, by the heading right above that text. Less trusted than
 * what is said of the product by its name; a page on which two licences stand, or others' parts, tells none.
 */
export function shownLicences(reading: SiteReading): FoundLicense[] {
  return reading.pages.flatMap((_, page) => {
    if (!hasRole(reading, page, "license")) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment) && segment.region === "main");
    const grant = spots.findIndex(({ segment }) => GRANT.test(segment.text));
    const name = grant === -1 ? undefined : spots.slice(0, grant).findLast((one) => !COPYRIGHT.test(one.segment.text));
    const value = name && licenceAlone(name);
    if (!name || !value || !isOwnPage(spots, name)) return [];
    const { text } = name.segment;
    return [{ value, spot: name, span: { text, start: 0, end: text.length }, trust: 2 }];
  });
}

function licenceAlone({ segment: { text } }: Spot): string | undefined {
  const name = text.length <= NAME_MAX ? LICENSE.exec(text)?.[0] : undefined;
  return name !== undefined && text.length - name.length <= LEAD_MAX ? name.replace(/^the\s/i, "") : undefined;
}

function isOwnPage(spots: Spot[], name: Spot): boolean {
  const title = spots.find(({ segment }) => segment.kind === "heading");
  const isCalledSo = title !== undefined && (title === name || OWN_PAGE.test(title.segment.text.trim()));
  const families = new Set(spots.flatMap(({ segment }) => LICENSE.exec(segment.text)?.[0] ?? []).map(licenceFamily));
  return (
    isCalledSo &&
    families.size === 1 &&
    !spots.some(({ segment }) => segment.kind === "heading" && OF_OTHERS.test(segment.text))
  );
}

/** "is licensed under the", right behind the product's name or what it is. */
const IS_UNDER =
  /^(?:,\s[^,.]{1,60},)?\s(?:is|has been|wird|ist|est|es|è|é|jest|är|er)\s(?:(?:free|open[- ]source|libre|gratis)[^.,]{0,30},?\s(?:and|und|et|y|e)\s(?:is\s)?)?(?:\p{L}+\s)?(?:licen[sc]ed|released|published|distributed|available|distribuée?|publiée?|diffusée?|licenciad[oa]|publicad[oa]|distribuid[oa]|rilasciat[oa]|distribuit[oa]|distribuíd[oa])\s(?:under|sous|bajo|sotto|sob)\s/iu;

/** Texts of documentation with a licence in them. */
export function documentedSpots(reading: SiteReading): Spot[] {
  return reading.pages.flatMap((_, page) =>
    hasRole(reading, page, "docs") && !hasRole(reading, page, "blog", "comparison", "stories")
      ? pageSpots(reading, page).filter(
          ({ segment }) => isProse(segment) && segment.kind !== "cell" && LICENSE.test(segment.text),
        )
      : [],
  );
}

/** "Acme is licensed under the MIT license": the product itself is the subject, and none of its parts or versions. */
export function isOfDocumented({ span: { text } }: FoundLicense, own: OwnNames): boolean {
  const name = ownNameIn(own, text);
  return name?.start === 0 && IS_UNDER.test(text.slice(name.end));
}
