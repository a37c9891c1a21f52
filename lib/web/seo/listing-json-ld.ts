import type { Facts, Listing } from "@/lib/schemas/listing";

type Fact<T> = { value: T; evidence: unknown[] } | undefined;

/** A fact's value when the product's site was quoted for it. */
function proven<T>(fact: Fact<T>): T | undefined {
  return fact && fact.evidence.length > 0 ? fact.value : undefined;
}

/**
 * A listing for machine readers (schema.org SoftwareApplication and FAQPage). Holds only what the product's site was
 * quoted for, and no ratings: votes are not reviews.
 */
export function listingJsonLd(listing: Listing) {
  const { facts, sources } = listing;
  const text = sources.summary.length > 0 ? listing.summary : sources.headline.length > 0 ? listing.headline : null;
  const application = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    "@id": `${listing.page_url}#product`,
    name: listing.name,
    url: listing.url,
    mainEntityOfPage: listing.page_url,
    description: text ?? undefined,
    applicationCategory: listing.categories[0]?.name,
    operatingSystem: proven(facts.platforms)?.join(", "),
    license: proven(facts.license),
    softwareHelp: proven(facts.docs_url) && { "@type": "CreativeWork", url: proven(facts.docs_url) },
    isAccessibleForFree: proven(facts.pricing_model) === "free" ? true : undefined,
    offers: offersOf(facts),
    publisher: publisherOf(facts),
    author: authorsOf(listing),
  };
  const faqs = faqPageOf(listing);
  return faqs ? [application, faqs] : [application];
}

function offersOf(facts: Facts) {
  const priced = proven(facts.pricing_plans)?.filter((plan) => plan.amount_cents !== null && plan.currency !== null);
  if (!priced?.length) return undefined;
  return priced.map((plan) => ({
    "@type": "Offer",
    name: plan.name,
    price: ((plan.amount_cents ?? 0) / 100).toFixed(2),
    priceCurrency: plan.currency,
    description: plan.period ?? undefined,
  }));
}

function publisherOf(facts: Facts) {
  const legalName = proven(facts.legal_name);
  if (!legalName) return undefined;
  const year = proven(facts.founded_year);
  return {
    "@type": "Organization",
    name: legalName,
    legalName,
    foundingDate: year === undefined ? undefined : String(year),
    location: proven(facts.location),
    email: proven(facts.contact_email),
  };
}

function authorsOf(listing: Listing) {
  const people = listing.founders.filter((founder) => founder.evidence.length > 0);
  if (people.length === 0) return undefined;
  return people.map((person) => ({ "@type": "Person", name: person.name, jobTitle: person.role ?? undefined }));
}

function faqPageOf(listing: Listing) {
  const faqs = listing.faqs.filter((faq) => faq.evidence.length > 0);
  if (faqs.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map((faq) => ({
      "@type": "Question",
      name: faq.question,
      acceptedAnswer: { "@type": "Answer", text: faq.answer },
    })),
  };
}
