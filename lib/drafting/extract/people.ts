import type { Candidates, SiteReading } from "@/lib/drafting/candidate";
import { extractFoundedYear } from "@/lib/drafting/extract/company/years/founded-year";
import { extractFounders } from "@/lib/drafting/extract/founders/founders";
import { extractSocials } from "@/lib/drafting/extract/links/socials";
import { extractDocs } from "@/lib/drafting/extract/software/docs";
import { extractRepo } from "@/lib/drafting/extract/software/repo";
import { ownNames, withCompany } from "@/lib/drafting/reading/own-names";
import { isPersonName } from "@/lib/drafting/reading/person-name";
import { extractLegalName } from "./company/legal-name";
import { extractLocation } from "./company/location";
import { extractContactEmail } from "./company/mail/contact";
import { extractTeamSize } from "./company/team-size";

/** Who makes the product: founders, company facts of the imprint, contact, accounts, source code and documentation. */
export function extractPeople(reading: SiteReading): Candidates {
  const legal_name = extractLegalName(reading, ownNames(reading));
  const product = ownNames(reading);
  const own = withCompany(product, legal_name?.value ?? null);
  const isSoleTrader = legal_name !== undefined && isPersonName(legal_name.value, product); // whose own name founds it
  const founded_year = extractFoundedYear(reading, own);
  const location = extractLocation(reading, own);
  const team_size = extractTeamSize(reading, own);
  const contact_email = extractContactEmail(reading, own);
  const repo_url = extractRepo(reading, own);
  const docs_url = extractDocs(reading, own);
  return {
    fields: {
      ...(legal_name && { legal_name }),
      ...(founded_year && { founded_year }),
      ...(location && { location }),
      ...(team_size && { team_size }),
      ...(contact_email && { contact_email }),
      ...(repo_url && { repo_url }),
      ...(docs_url && { docs_url }),
    },
    socials: extractSocials(reading, own),
    founders: extractFounders(reading, isSoleTrader ? product : own),
  };
}
