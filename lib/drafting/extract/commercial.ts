import type { Candidates, SiteReading } from "@/lib/drafting/candidate";
import { extractTrial } from "@/lib/drafting/extract/prices/offers/trial";
import { trialOfPlans } from "@/lib/drafting/extract/prices/offers/trial-plan";
import { extractLicense } from "@/lib/drafting/extract/software/license";
import { extractOpenSource } from "@/lib/drafting/extract/software/open-source";
import { extractPlatforms } from "@/lib/drafting/extract/software/platforms";
import { ownNames } from "@/lib/drafting/reading/own-names";
import { extractName } from "./identity/name";
import { withToldFree } from "./prices/offers/free-plan";
import { isCalledInLine, solePrice } from "./prices/offers/sole-price";
import { extractPlans } from "./prices/prices";
import { extractPricingModel } from "./prices/pricing-model";

/** Commercial facts: `pricing_model`, `pricing_plans`, `free_trial`, `open_source`, `license`, `platforms`. */
export function extractCommercial(reading: SiteReading): Candidates {
  const own = ownNames(reading);
  const found = extractPlans(reading, own);
  const sole = !found || isCalledInLine(found, own) ? solePrice(reading, own, extractName(reading)) : undefined;
  const plans = sole ?? found;
  const pricing_model = extractPricingModel(reading, own, plans);
  const pricing_plans = withToldFree(reading, own, plans);
  const free_trial = extractTrial(reading, own) ?? trialOfPlans(plans);
  const open_source = extractOpenSource(reading, own);
  const license = extractLicense(reading, own);
  const platforms = extractPlatforms(reading, own);
  return {
    fields: {
      ...(pricing_plans && { pricing_plans }),
      ...(pricing_model && { pricing_model }),
      ...(free_trial && { free_trial }),
      ...(open_source && { open_source }),
      ...(license && { license }),
      ...(platforms && { platforms }),
    },
  };
}
