import type { App } from "@/lib/api/process/app";

/** The background functions of an app; loaded once the API answers. */
export async function backgroundFunctions(app: App) {
  const { createFunctions } = await import("@/inngest");
  return createFunctions({ db: app.db, now: app.now });
}
