import { lookup } from "@/lib/core/lookup";
import { slugify } from "@/lib/core/text/slug";
import type { Facts } from "@/lib/schemas/listing";
import type { PricingPlan } from "@/lib/schemas/profile";
import type { Evidence } from "@/lib/schemas/sourced";
import type { SeedPlan, SeedProduct } from "./product";
import { hostOf, listing, pick, quote } from "./quotes";

const CURRENCIES = lookup({ $: "USD", "€": "EUR" });
const PERIOD = /^(per |once|forever)/;

/** The facts of a product, each with the sentence of its website that says so. Facts it lacks are absent. */
export function factsOf(product: SeedProduct): Facts {
  return { ...commercialFacts(product), ...technicalFacts(product), ...companyFacts(product) };
}

function fact<T>(value: T | null | undefined, evidence: (value: T) => Evidence) {
  return value === null || value === undefined ? undefined : { value, evidence: [evidence(value)] };
}

function commercialFacts(product: SeedProduct): Facts {
  const plans = product.plans ?? [];
  const evidence = plans.map((plan) => quote(product, "/pricing", "Pricing", plan.filter(Boolean).join(" ")));
  const model = pricingModelOf(plans);
  return {
    pricing_model: model && { value: model, evidence: evidence.slice(0, 2) },
    pricing_plans: plans.length > 0 ? { value: plans.map(planOf), evidence } : undefined,
    free_trial: fact(product.trial, (days) =>
      quote(product, "/pricing", "Pricing", `Try it for ${days}, without a card.`),
    ),
  };
}

/** What the plans add up to: `free` when none costs, `freemium` when some do, `contact` when no price is named. */
export function pricingModelOf(plans: SeedPlan[]): "free" | "freemium" | "paid" | "contact" | undefined {
  if (plans.length === 0) return undefined;
  const free = plans.filter((plan) => plan[1] === "Free").length;
  if (free === plans.length) return "free";
  if (free > 0) return "freemium";
  return plans.some((plan) => /\d/.test(plan[1])) ? "paid" : "contact";
}

function planOf([name, price, period]: SeedPlan): PricingPlan {
  const [, symbol = "", amount] = /^([$€])([\d.]+)$/.exec(price) ?? [];
  return {
    name,
    price,
    period: period && PERIOD.test(period) ? period : null,
    amount_cents: price === "Free" ? 0 : amount ? Math.round(Number(amount) * 100) : null,
    currency: CURRENCIES.get(symbol) ?? null,
  };
}

function technicalFacts(product: SeedProduct): Facts {
  const host = hostOf(product);
  const { license } = product;
  return {
    platforms: fact(product.platforms, (names) =>
      quote(
        product,
        "/download",
        "Download",
        pick(product.name, [
          `Available for ${listing(names)}.`,
          `Runs on ${listing(names)}.`,
          `${product.name} for ${listing(names)}`,
        ]),
      ),
    ),
    open_source: fact(license ? true : null, () =>
      quote(product, "/license", "License", `${product.name} is open source under the ${license} license.`),
    ),
    license: fact(license, (name) =>
      quote(product, "/license", "License", `${product.name} is open source under the ${name} license.`),
    ),
    repo_url: fact(license && `https://code.${host}/${slugify(product.name)}`, (url) => quote(product, "/", "", url)),
    docs_url: fact(product.hasDocs ? `https://docs.${host}/` : null, (url) => quote(product, "/", "", url)),
  };
}

function companyFacts(product: SeedProduct): Facts {
  const about = (text: string) => quote(product, "/about", "About", text);
  return {
    contact_email: fact(product.email && `${product.email}@${hostOf(product)}`, (address) =>
      quote(product, "/contact", "Contact", `Write to ${address} and a person answers.`),
    ),
    legal_name: fact(product.legalName, (name) => quote(product, "/imprint", "Imprint", name)),
    founded_year: fact(product.founded, (year) =>
      about(pick(product.headline, [`Founded in ${year}.`, `We have been at it since ${year}.`, `Started in ${year}`])),
    ),
    location: fact(product.location, (place) =>
      about(pick(product.summary, [`Made in ${place}.`, `We work from ${place}.`])),
    ),
    team_size: fact(product.team, (size) => about(`We are ${size}.`)),
  };
}
