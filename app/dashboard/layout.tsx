import type { ReactNode } from "react";
import { leave } from "@/app/(account)/sign-in/actions";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { currentContext } from "@/lib/web/request/context";
import { shellProps } from "@/lib/web/request/shell";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const [{ site }, { actor }] = await Promise.all([shellProps(), currentContext()]);
  const email = actor.type === "session" ? actor.email : null;
  const isAdmin = actor.type === "session" && actor.isAdmin;
  return (
    <DashboardShell site={site} email={email} isAdmin={isAdmin} signOut={leave}>
      {children}
    </DashboardShell>
  );
}
