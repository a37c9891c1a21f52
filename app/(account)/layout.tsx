import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { SiteShell } from "@/components/site/site-shell";
import { currentContext } from "@/lib/web/request/context";
import { shellProps } from "@/lib/web/request/shell";
import { leave } from "./sign-in/actions";

/** Sign-in pages stand in the public frame, settings in the dashboard's. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const [shell, { actor }] = await Promise.all([shellProps(), currentContext()]);
  if (actor.type !== "session")
    return (
      <SiteShell {...shell}>
        <div className="max-w-text pb-12">{children}</div>
      </SiteShell>
    );
  return (
    <DashboardShell site={shell.site} email={actor.email} isAdmin={actor.isAdmin} signOut={leave}>
      <div className="max-w-text py-8">{children}</div>
    </DashboardShell>
  );
}
