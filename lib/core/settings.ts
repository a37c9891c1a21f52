import { z } from "zod";

const count = (preset: number) => z.number().int().min(0).default(preset);

/** Site settings an admin can change at run time (the ⚙ values of the decisions); defaults are those of the spec. */
export const settingsSchema = z.object({
  free_queue_weeks: count(4).describe("Weeks between choosing free and the first week offered"),
  free_slots_per_week: count(15).describe("Free launches per week"),
  free_moves_max: count(3).describe("Times an unready free listing moves on before it returns to draft"),
  paid_weeks_ahead_max: count(12).describe("How far ahead a paid launch may be planned, in weeks"),
  paid_slots_per_week: count(25).describe("Paid launches per week"),
  billboard_slots_per_week: count(10).describe("Places on the billboard of a week"),
  spotlight_slots_per_week: count(3).describe("Spotlights of a category per week"),
  open_orders_max: count(10).describe("Orders of one user that wait to be paid; each holds its places"),
  rate_public_per_minute: count(600),
  rate_account_per_minute: count(300),
  rate_drafts_per_hour: count(20),
  rate_promo_per_15_minutes: count(5),
  rate_badge_checks_per_hour: count(10),
  rate_regenerations_per_hour: count(30).describe("Edits of one user that ask for fields to be drafted again"),
  rate_readings_per_hour: count(6).describe("Readings of one website for one user"),
  rate_competitors_per_hour: count(20).describe("Competitors' websites read for one user"),
  rate_votes_per_hour: count(120).describe("Votes that one user casts or takes back"),
  rate_pictures_per_hour: count(120).describe("Pictures fetched for one user's edits, or uploaded"),
  files_mib_max: count(100).describe("MiB that one user's stored pictures may take up"),
  model_tokens_per_day: count(1_000_000).describe(
    "Tokens of one user's drafts; beyond, drafting is done without the model",
  ),
  story_min_words: count(300),
  story_min_sections: count(3),
  story_min_section_words: count(40),
});

export type Settings = z.infer<typeof settingsSchema>;
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
