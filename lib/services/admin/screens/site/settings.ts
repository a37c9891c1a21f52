import { eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { DEFAULT_SETTINGS, isSetting, SETTING_KEYS, settingsSchema } from "@/lib/core/settings";
import { REASON } from "../../desk/reason";
import { type Cells, defineScreen } from "../../desk/screen";
import { changeSetting } from "../../settings/change-setting";
import { rangeWords } from "../../settings/range";
import { resetSetting } from "../../settings/reset-setting";

const t = schema.settings;
const TARGET = { name: "key", kind: "text" } as const;

export const settings = defineScreen({
  source: "list",
  key: "settings",
  group: "Site",
  title: "Settings",
  about: "Numbers that this site goes by. A change holds at once, everywhere.",
  empty: "There are no settings.",
  audited: "setting",
  name: "key",
  columns: {
    key: { label: "Setting", kind: "code" },
    value: { label: "Value", kind: "number" },
    preset: { label: "Default", kind: "number" },
    state: { label: "State", kind: "state", tones: { default: "plain", changed: "note", invalid: "bad" } },
    effect: { label: "Effect", kind: "text", unsorted: "A sentence" },
    range: { label: "Takes", kind: "text", isHidden: true },
    stored: { label: "Stored", kind: "text", isHidden: true },
    position: { label: "Position", kind: "number", isHidden: true },
    changed_at: { label: "Changed", kind: "instant" },
  },
  order: { by: "position" },
  filters: {
    state: {
      label: "State",
      choices: {
        changed: { label: "Changed", holds: ({ state }) => state === "changed" },
        invalid: { label: "Invalid", holds: ({ state }) => state === "invalid" },
      },
    },
  },
  rows: settingRows,
  actions: [
    {
      key: "change",
      label: "Change",
      operation: changeSetting,
      target: TARGET,
      consequence: "The new value holds at once, for pages, the API and background work.",
      fields: [{ name: "value", label: "New value", kind: "number", from: "value" }, REASON],
    },
    {
      key: "reset",
      label: "Back to the default",
      operation: resetSetting,
      target: TARGET,
      consequence: "The stored value goes, and the default holds at once.",
      fields: [REASON],
      isOffered: ({ state }) => state !== "default",
    },
  ],
});

/** Each setting with the value in force: a stored one that no longer holds is shown, and its default holds. */
async function settingRows({ db, site }: Ctx): Promise<Cells[]> {
  const rows = await db.select().from(t).where(eq(t.siteId, site.id));
  const stored = new Map(rows.map((row) => [row.key, row]));
  return SETTING_KEYS.map((key, position) => {
    const row = stored.get(key);
    const holds = isSetting(key, row?.value);
    return {
      ...{ id: key, key, position, preset: DEFAULT_SETTINGS[key] },
      value: holds ? Number(row?.value) : DEFAULT_SETTINGS[key],
      state: row === undefined ? "default" : holds ? "changed" : "invalid",
      effect: settingsSchema.shape[key].description ?? null,
      range: rangeWords(key),
      stored: row === undefined ? null : JSON.stringify(row.value),
      changed_at: row?.updatedAt.toISOString() ?? null,
    };
  });
}
