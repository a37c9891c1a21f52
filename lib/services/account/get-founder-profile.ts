import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { founderProfile } from "@/lib/schemas/people/founder-profile";
import { findFounderProfile } from "./founder-profile";
import { presentProfile } from "./present";
import { requireUser } from "./require-user";

/** The caller's founder profile as the dashboard shows it; blank before the first save. */
export const getFounderProfile = definePageOperation({
  name: "get_founder_profile",
  access: "session",
  readOnly: true,
  input: z.strictObject({}),
  output: founderProfile,
  async run({ ctx }) {
    return presentProfile(await findFounderProfile(ctx.db, requireUser(ctx)), ctx.site.baseUrl);
  },
});
