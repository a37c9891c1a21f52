import { z } from "zod/mini";

/** What the command palette shows a signed-in person of their own; nothing for others. */
export const ownThings = z.object({
  isSignedIn: z.boolean(),
  things: z.array(
    z.object({
      kind: z.enum(["draft", "listing", "key"]),
      href: z.string(),
      name: z.string(),
      /** A word on its state. */
      hint: z.string(),
      logo_url: z.nullable(z.string()),
    }),
  ),
});
export type OwnThings = z.infer<typeof ownThings>;
