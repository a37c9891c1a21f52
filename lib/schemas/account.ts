import { z } from "zod";
import { scopeSchema } from "@/lib/core/scopes";

export const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  is_admin: z.boolean(),
  site: z.string(),
  access: z.object({
    type: z.enum(["session", "api_key", "oauth"]),
    name: z.string().nullable().describe("The API key's or app's name"),
    scopes: z.array(scopeSchema),
  }),
  founder_profile: z.object({ complete: z.boolean(), url: z.string(), missing: z.array(z.string()) }),
});
export type Account = z.infer<typeof account>;
