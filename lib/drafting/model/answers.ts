import { z } from "zod";
import { PRICING_MODELS } from "@/lib/schemas/profile";

/** Ids of numbered snippets; the code, not the model, knows what stands there. */
const snippets = z.array(z.number().int());
const said = z.object({ text: z.string(), snippets }).nullable();
/** With the snippets that say whose it is, where those of the value do not: a heading, the card's other lines, a neighbour. */
const saidOf = z.object({ text: z.string(), snippets, subject: snippets }).nullable();

/** What a model answers for each part. It names snippets and links by number: no quote and no address is taken from it. */
export const identityAnswer = z.object({
  name: said,
  headline: said,
  summary: said,
  description: snippets,
  categories: z.array(z.object({ name: z.string(), snippets })),
});

export const commercialAnswer = z.object({
  pricing_model: z.object({ value: z.enum(PRICING_MODELS), snippets }).nullable(),
  plans: z.array(z.object({ name: z.string(), price: z.string(), period: z.string().nullable(), snippets })),
  free_trial: said,
  open_source: z.object({ value: z.boolean(), snippets }).nullable(),
  license: said,
  platforms: z.array(z.object({ name: z.string(), snippets })),
});

export const peopleAnswer = z.object({
  founders: z.array(
    z.object({
      name: z.string(),
      role: z.string().nullable(),
      snippets,
      subject: snippets,
      links: z.array(z.number().int()),
    }),
  ),
  legal_name: saidOf,
  location: saidOf,
  team_size: said,
  founded_year: z.object({ year: z.number().int(), snippets, subject: snippets }).nullable(),
  contact_email: said,
  socials: z.array(z.object({ platform: z.string(), link: z.number().int() })),
  repository_link: z.number().int().nullable(),
  documentation_link: z.number().int().nullable(),
});

export const faqAnswer = z.object({
  questions: z.array(z.object({ question: z.number().int(), answer: snippets })),
});

export type IdentityAnswer = z.infer<typeof identityAnswer>;
export type CommercialAnswer = z.infer<typeof commercialAnswer>;
export type PeopleAnswer = z.infer<typeof peopleAnswer>;
export type FaqAnswer = z.infer<typeof faqAnswer>;
