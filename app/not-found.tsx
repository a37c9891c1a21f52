import { PageMissing } from "@/components/site/page-missing";
import { SiteShell } from "@/components/site/site-shell";
import { shellProps } from "@/lib/web/request/shell";
import { MISSING_METADATA } from "./missing";

export const metadata = MISSING_METADATA;

/** An address that no page answers. */
export default async function NotFound() {
  return (
    <SiteShell {...(await shellProps())}>
      <PageMissing />
    </SiteShell>
  );
}
