import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { SignOutForm } from "@/components/dashboard/sign-out-form";
import { SkipLink } from "@/components/site/site-shell";
import { PageLink } from "@/components/ui/page-link";
import { Toaster } from "@/components/ui/popup/toast";
import { ThemeToggle } from "@/components/ui/theme/theme-toggle";
import type { DeskGroup } from "@/lib/schemas/admin/desk";
import { DeskLink } from "./desk-link";
import { DeskPaletteLauncher } from "./palette/desk-palette-launcher";

interface Props {
  site: string;
  groups: DeskGroup[];
  email: string;
  signOut(): Promise<void>;
  children: ReactNode;
}

/** The frame of the admin desk: its screens in groups at the left, on a phone behind one button. */
export function DeskShell({ site, groups, email, signOut, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <SkipLink />
      <header className="border-b border-line lg:w-56 lg:shrink-0 lg:border-r lg:border-b-0">
        <div className="flex items-center gap-3 px-4 pt-3 pb-2">
          <PageLink href="/admin" className="flex min-h-8 items-center text-sm font-semibold">
            {site} desk
          </PageLink>
          <DeskPaletteLauncher groups={groups} />
        </div>
        <details className="group px-4 pb-3 lg:hidden">
          <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 text-sm text-soft">
            Screens
            <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
          </summary>
          <DeskNav groups={groups} label="Screens" />
        </details>
        <div className="hidden px-4 pb-6 lg:block">
          <DeskNav groups={groups} label="Desk" />
        </div>
      </header>
      <div className="flex min-w-0 flex-1 flex-col">
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-4 outline-none md:px-6">
          {children}
        </main>
        <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-3 text-sm text-soft md:px-6">
          <ThemeToggle />
          <PageLink href="/dashboard" className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
            Dashboard
          </PageLink>
          <SignOutForm email={email} signOut={signOut} />
        </footer>
      </div>
      <Toaster />
    </div>
  );
}

function DeskNav({ groups, label }: { groups: DeskGroup[]; label: string }) {
  return (
    <nav aria-label={label} className="grid gap-4">
      <DeskLink href="/admin" isExact>
        Needs a person
      </DeskLink>
      {groups.map((group) => (
        <div key={group.title}>
          <p className="mb-1 text-xs font-medium text-soft">{group.title}</p>
          <ul>
            {group.screens.map((screen) => (
              <li key={screen.key}>
                <DeskLink href={`/admin/${screen.key}`}>{screen.title}</DeskLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
