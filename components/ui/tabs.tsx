"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { TAB_CLASS, TAB_LIST_CLASS } from "./link-tabs";

export interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

/** Panels that share one place on the page, switched without a request. Tabs with addresses of their own: LinkTabs. */
export function Tabs({ items, label, defaultValue }: { items: TabItem[]; label: string; defaultValue?: string }) {
  return (
    <Base.Root defaultValue={defaultValue ?? items[0]?.value}>
      <Base.List aria-label={label} className={TAB_LIST_CLASS}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={TAB_CLASS}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-4">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
