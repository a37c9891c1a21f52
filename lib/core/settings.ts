import { z } from "zod";

/** Beyond it a limit is none, and sums of several still count exactly. */
const COUNT_MAX = 1_000_000_000;

const count = (preset: number, about: string, { max = COUNT_MAX } = {}) =>
  z.number().int().min(0).max(max).default(preset).describe(about);

const WEEKS_MAX = 52;

/** Site settings an admin can change at run time (the ⚙ values of the decisions); defaults are those of the spec. */
export const settingsSchema = z.object({
  free_queue_weeks: count(4, "Weeks between choosing free and the first week offered", { max: WEEKS_MAX }),
  free_slots_per_week: count(15, "Free launches per week"),
  free_moves_max: count(3, "Times an unready free listing moves on before it returns to draft", { max: WEEKS_MAX }),
  paid_weeks_ahead_max: count(12, "How far ahead a paid launch may be planned, in weeks", { max: WEEKS_MAX }),
  paid_slots_per_week: count(25, "Paid launches per week"),
  billboard_slots_per_week: count(10, "Places on the billboard of a week"),
  spotlight_slots_per_week: count(3, "Spotlights of a category per week"),
  open_orders_max: count(10, "Orders of one user that wait to be paid; each holds its places"),
  rate_public_per_minute: count(600, "Calls and pages of one address per minute"),
  rate_account_per_minute: count(300, "Calls of one user per minute"),
  rate_drafts_per_hour: count(20, "Drafts that one user begins per hour"),
  rate_promo_per_15_minutes: count(5, "Wrong promo codes of one user, and of one address, in 15 minutes"),
  rate_badge_checks_per_hour: count(10, "Looks for the badge of one listing per hour, on demand"),
  rate_regenerations_per_hour: count(30, "Edits of one user that ask for fields to be drafted again"),
  rate_readings_per_hour: count(6, "Readings of one website for one user"),
  rate_competitors_per_hour: count(20, "Competitors' websites read for one user"),
  rate_votes_per_hour: count(120, "Votes that one user casts or takes back"),
  rate_pictures_per_hour: count(120, "Pictures fetched for one user's edits, or uploaded"),
  files_mib_max: count(100, "MiB that one user's stored pictures may take up"),
  model_tokens_per_day: count(1_000_000, "Tokens of one user's drafts; beyond, drafting is done without the model"),
  story_min_words: count(300, "Words that a story needs to be published"),
  story_min_sections: count(3, "Sections that a story needs to be published", { max: 20 }),
  story_min_section_words: count(40, "Words that each of these sections needs"),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingKey = keyof Settings;
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
/** In the order in which they are shown. */
export const SETTING_KEYS = settingsSchema.keyof().options;

/** Stored values over the defaults, value by value: one that no longer holds is left out, and spoils no other. */
export function settingsOf(rows: readonly { key: string; value: unknown }[]): Settings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const held = SETTING_KEYS.filter((key) => isSetting(key, stored.get(key))).map((key) => [key, stored.get(key)]);
  return settingsSchema.parse(Object.fromEntries(held));
}

/** Whether a stored value of this setting holds; what is not stored does not. */
export function isSetting(key: SettingKey, value: unknown): boolean {
  return value !== undefined && settingsSchema.shape[key].safeParse(value).success;
}
