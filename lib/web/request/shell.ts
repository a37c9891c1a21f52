import "server-only";
import type { ShellProps } from "@/components/site/site-shell";
import { userIdOf } from "@/lib/core/context";
import { currentContext } from "./context";
import { readSiteInfo } from "./read";

/** What header and footer of a public page show. */
export async function shellProps(): Promise<ShellProps> {
  const [ctx, info] = await Promise.all([currentContext(), readSiteInfo()]);
  return {
    site: { name: info.name, tagline: info.tagline, listings: info.counts.listings },
    isSignedIn: userIdOf(ctx.actor) !== null,
  };
}
