import type { Metadata } from "next";
import type { ReactNode } from "react";
import { leave } from "@/app/(account)/sign-in/actions";
import { DeskShell } from "@/components/admin/desk-shell";
import { SiteShell } from "@/components/site/site-shell";
import { deskGroups } from "@/lib/services/admin/screens/registry";
import { deskContext } from "@/lib/web/admin/desk-context";
import { shellProps } from "@/lib/web/request/shell";

export const metadata: Metadata = { robots: { index: false } };

/** The desk's frame for admins; everybody else sees the frame of any page that is not there. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const ctx = await deskContext();
  if (ctx?.actor.type !== "session") return <SiteShell {...(await shellProps())}>{children}</SiteShell>;
  return (
    <DeskShell site={ctx.site.name} groups={deskGroups()} email={ctx.actor.email} signOut={leave}>
      {children}
    </DeskShell>
  );
}
