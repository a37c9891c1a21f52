import type { ReactNode } from "react";
import { PageLink } from "./page-link";

export const TAB_LIST_CLASS = "flex flex-wrap gap-x-4 border-b border-line sm:gap-x-5";
export const TAB_CLASS =
  "-mb-px flex h-10 shrink-0 items-center border-b-2 border-transparent text-sm text-soft whitespace-nowrap hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink data-active:border-ink data-active:text-ink";

export interface LinkTab {
  href: string;
  label: ReactNode;
  current: boolean;
}

/** Tabs that are links: a sort order, the views of a settings page. Work without JavaScript. `aside` stands at the right end. */
export function LinkTabs({ tabs, label, aside }: { tabs: LinkTab[]; label: string; aside?: ReactNode }) {
  return (
    <nav aria-label={label} className={TAB_LIST_CLASS}>
      {tabs.map((tab) => (
        <PageLink key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined} className={TAB_CLASS}>
          {tab.label}
        </PageLink>
      ))}
      {aside && <p className="ml-auto py-2 pl-2 text-sm whitespace-nowrap text-soft">{aside}</p>}
    </nav>
  );
}
