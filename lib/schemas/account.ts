import { z } from "zod";
import { scopeSchema } from "@/lib/core/scopes";

export const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  is_admin: z.boolean(),
  site: z.string(),
  access: z.object({
    type: z.enum(["session", "api_key", "oauth"]).describe("How this call was signed in"),
    name: z.string().nullable().describe("The API key's or app's name"),
    scopes: z.array(scopeSchema).describe("What this access may do"),
  }),
  founder_profile: z
    .object({
      complete: z.boolean(),
      url: z.string().describe("Where the person completes it, in the browser"),
      missing: z.array(z.string()).describe("What is still to do, in words"),
    })
    .describe("A free launch needs it complete"),
});
export type Account = z.infer<typeof account>;
