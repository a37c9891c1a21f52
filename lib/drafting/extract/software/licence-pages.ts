import type { SiteReading } from "@/lib/drafting/candidate";
import { namesOwn, type OwnNames } from "@/lib/drafting/reading/own-names";
import { hasRole } from "@/lib/drafting/reading/page-role";
import { LICENSE } from "@/lib/drafting/text/software/licence-names";
import { isProse, pageSpots, type Spot } from "@/lib/drafting/text/spans";
import type { FoundLicense } from "./marked-licence";

/** What the text of a licence itself says, and nothing that is told about one. */
const GRANT =
  /^(?:permission (?:is hereby granted|to use, copy, modify)|redistribution and use in source and binary forms|this program is free software[:;]|terms and conditions for use, reproduction|gnu (?:affero |lesser )?general public license\b.{0,12}\bversion \d|everyone is permitted to copy and distribute verbatim)/iu;
const NAME_MAX = 60;
const LEAD_MAX = 28;

/** The licence whose text a page called so holds, by the name above that text: a page that lists others' holds several. */
export function shownLicences(reading: SiteReading): FoundLicense[] {
  return reading.pages.flatMap((_, page) => {
    if (!hasRole(reading, page, "license")) return [];
    const spots = pageSpots(reading, page).filter(({ segment }) => isProse(segment) && segment.region === "main");
    const grants = spots.filter(({ segment }) => GRANT.test(segment.text));
    const [grant] = grants;
    const name = grant && spots.filter(({ index }) => index < grant.index).findLast(isNameAlone);
    if (!name || grants.length > 1) return [];
    const { text } = name.segment;
    const value = LICENSE.exec(text)?.groups?.name?.replace(/^the\s/i, "") ?? "";
    return [{ value, spot: name, span: { text, start: 0, end: text.length }, trust: 3 }];
  });
}

function isNameAlone({ segment: { text } }: Spot): boolean {
  const name = text.length <= NAME_MAX ? LICENSE.exec(text)?.[0] : undefined;
  return name !== undefined && text.length - name.length <= LEAD_MAX;
}

/** "is licensed under the", before its name: no setting of a package, no field of a form. */
const UNDER =
  /(?<!\p{L})(?:licen[sc]ed|released|published|distributed|available|lizenziert|veröffentlicht|distribuée?|publiée?|diffusée?|licenciad[oa]|publicad[oa]|distribuid[oa]|rilasciat[oa]|distribuit[oa]|gelicentieerd|uitgebracht|udostępnion[yae]|licencjonowan[yae]|distribuíd[oa])\s(?:under|unter|sous|bajo|sotto|onder|sob|na)\s/iu;

/** Texts of documentation that name the product and say what it is licensed under. */
export function documentedSpots(reading: SiteReading, own: OwnNames): Spot[] {
  return reading.pages.flatMap((_, page) =>
    hasRole(reading, page, "docs") && !hasRole(reading, page, "blog", "comparison", "stories")
      ? pageSpots(reading, page).filter(
          ({ segment }) =>
            isProse(segment) && segment.kind !== "cell" && UNDER.test(segment.text) && namesOwn(own, segment.text),
        )
      : [],
  );
}

/** "Acme is licensed under the MIT license", "The code is …": of the product, and of none of its parts. */
export function isOfDocumented({ span: { text } }: FoundLicense, own: OwnNames): boolean {
  return UNDER.test(text) && (namesOwn(own, text) || CODE.test(text));
}
const CODE =
  /^(?:it|the (?:source )?code|der (?:quell)?code|le code|el código|il codice|de (?:bron)?code|kod|o código)\s/iu;
