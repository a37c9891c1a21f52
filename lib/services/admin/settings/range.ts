import { type SettingKey, settingsSchema } from "@/lib/core/settings";

/** With fewer nobody could open a page, not even to raise the limit again. */
const CALLS_MIN = 60;
const LEAST: Partial<Record<SettingKey, number>> = {
  rate_public_per_minute: CALLS_MIN,
  rate_account_per_minute: CALLS_MIN,
};

/** From where to where an admin may set it. */
export function rangeOf(key: SettingKey): { min: number; max: number } {
  const { minValue, maxValue } = settingsSchema.shape[key].unwrap();
  return { min: Math.max(minValue ?? 0, LEAST[key] ?? 0), max: maxValue ?? Number.MAX_SAFE_INTEGER };
}

/** "0 to 52". */
export function rangeWords(key: SettingKey): string {
  const { min, max } = rangeOf(key);
  return `${min.toLocaleString("en")} to ${max.toLocaleString("en")}`;
}
