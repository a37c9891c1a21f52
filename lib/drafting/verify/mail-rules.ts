import type { SiteReading } from "@/lib/drafting/candidate";
import {
  FREE_HOST,
  isGivenAsOwn,
  isTurnedOff,
  knownPeople,
  MACHINE,
  NO_SPAM,
  withAlternatives,
} from "@/lib/drafting/extract/known";
import { isOwnHost, ownNames } from "@/lib/drafting/reading/own-names";
import { hasRole, type PageRole } from "@/lib/drafting/reading/page-role";
import { namesPartner } from "@/lib/drafting/reading/partners";
import { anyOf } from "@/lib/drafting/text/words";
import type { Cited } from "./cited";
import { ownersOf } from "./subject";

/** Pages on which a site tells how to reach it. */
const CONTACT_PAGES: PageRole[] = ["contact", "imprint", "about", "team", "press", "support", "privacy", "terms"];

/** Boxes for the protection of data and for complaints. */
const OTHER_TASK =
  /^(?:gdpr|dsgvo|rgpd|lgpd|rodo|avg|dpo|dpd|privacy|datenschutz|data-?protection|abuse|dmca|security)(?:[._-][\w.-]*)?@/iu;

/** Why an address is not the company's own contact, or null. */
export function whyNotOwnMail(value: string, cited: Cited[], reading: SiteReading): string | null {
  if (MACHINE.test(value.split("@")[0] ?? "")) return "a box that a machine made";
  if (cited.some((one) => isForApplicants(value, one))) return "for who looks for work";
  if (cited.some((one) => isTurnedOff(one.page, one.segmentIndex, value))) return "an address that is no more";
  const known = withAlternatives(knownPeople(reading).fields?.contact_email);
  if (known.some((one) => one.value.toLowerCase() === value.toLowerCase())) return null;
  if (NO_SPAM.test(value)) return "an address that is to be mended before it is written to";
  if (OTHER_TASK.test(value)) return "for questions of law";
  const isContact = cited.some(
    (one) => one.segment.region === "footer" || hasRole(reading, reading.pages.indexOf(one.page), ...CONTACT_PAGES),
  );
  const own = ownNames(reading);
  if (isOwnHost(own, value.split("@").at(-1) ?? "")) return null;
  const isGiven = cited.some((one) => isGivenBy(value, one, reading));
  return isContact && isGiven && !cited.every((one) => namesPartner(one.sentence, own))
    ? null
    : "somebody else's address";
}

/** The page's foot, a private mailbox, or one that a legal or contact page gives as the makers' own. */
function isGivenBy(value: string, { page, segment, segmentIndex }: Cited, reading: SiteReading): boolean {
  if (segment.region === "footer" || FREE_HOST.test(value.split("@").at(-1) ?? "")) return true;
  const spot = { page: reading.pages.indexOf(page), index: segmentIndex, segment };
  return isGivenAsOwn(reading, spot, Math.max(0, segment.text.indexOf(value)), ownersOf(reading));
}

const APPLICANTS = anyOf(
  "jobs?|careers?|applications?|hiring|recruit\\p{L}*|karriere|bewerb\\p{L}*|recrut\\p{L}*|candidatur\\p{L}*|empleo|trabaj\\p{L}+|lavoro|curricul\\p{L}+|vagas|trabalh\\p{L}+|vacatures?|sollicit\\p{L}+|praca|kariera|rekrut\\p{L}*|cv",
);

/** "Curriculum: work@acme.example". */
function isForApplicants(value: string, { segment }: Cited): boolean {
  const [local = ""] = value.split("@");
  const before = segment.text.slice(0, Math.max(0, segment.text.toLowerCase().indexOf(value.toLowerCase())));
  return (
    APPLICANTS.test(local) ||
    APPLICANTS.test(
      before
        .slice(-20)
        .split(/[.;\n]/)
        .at(-1) ?? "",
    )
  );
}
