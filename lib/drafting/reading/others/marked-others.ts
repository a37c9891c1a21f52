import type { Segment } from "@/lib/schemas/snapshot";

/** Keys by which structured data names whoever has to do with the product without making it. */
const OTHER_KEY =
  /\.(?:sponsor|funder|seller|offeredBy|member|memberOf|subOrganization|reviewedBy|itemReviewed|customer|worksFor|alumniOf|affiliation|performer|organizer|recognizedBy|certificationIssuer|subjectOf|mentions)$/;

/** True for a leaf of structured data whose object is a sponsor, a seller or a customer. */
export function isMarkedOther({ parent }: Pick<Segment, "parent">): boolean {
  return OTHER_KEY.test(parent ?? "");
}
