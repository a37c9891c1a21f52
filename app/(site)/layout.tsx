import type { ReactNode } from "react";
import { MarksProvider } from "@/components/listing/vote/marks-provider";
import { SiteShell } from "@/components/site/site-shell";
import { readMyMarks } from "@/lib/web/request/my-marks";
import { shellProps } from "@/lib/web/request/shell";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [shell, marks] = await Promise.all([shellProps(), readMyMarks()]);
  return (
    <SiteShell {...shell}>
      <MarksProvider marks={marks}>{children}</MarksProvider>
    </SiteShell>
  );
}
