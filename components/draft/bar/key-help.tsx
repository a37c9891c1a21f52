"use client";

import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Dialog } from "@/components/ui/popup/dialog";

const KEYS: [key: string, words: string][] = [
  ["J", "next"],
  ["K", "previous"],
  ["N", "next to check"],
  ["A", "accept and go to the next to check"],
  ["E", "edit"],
  ["R", "restore what was drafted"],
  ["X", "remove"],
  ["Esc", "leave an editor"],
  ["Ctrl or ⌘ Enter", "save what is typed"],
  ["?", "this list"],
];

interface Props {
  open: boolean;
  setOpen(open: boolean): void;
  areOn: boolean;
  toggle(): void;
}

/** The keys of the review, and their switch. */
export function KeyHelp({ open, setOpen, areOn, toggle }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Keyboard"
      description="The cursor goes over fields, founders, links and questions. Keys rest while you type."
      footer={<Button onClick={toggle}>Turn keys {areOn ? "off" : "on"}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {KEYS.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
