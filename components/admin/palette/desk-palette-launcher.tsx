"use client";

import dynamic from "next/dynamic";
import { Kbd } from "@/components/ui/kbd";
import { useCommandKey } from "@/components/ui/palette/use-command-key";
import type { DeskGroup } from "@/lib/schemas/admin/desk";

const DeskPalette = dynamic(() => import("./desk-palette"), { ssr: false });

/** Opens the desk's palette by ⌘K, Ctrl K or its button, and fetches it on first use. */
export function DeskPaletteLauncher({ groups }: { groups: DeskGroup[] }) {
  const { isOpen, setOpen, open, wasOpened, keys } = useCommandKey();
  return (
    <>
      {keys && (
        <button
          type="button"
          aria-label={`${keys}, go to a screen or record`}
          className="ml-auto min-h-8"
          onClick={open}
        >
          <Kbd>{keys}</Kbd>
        </button>
      )}
      {wasOpened && <DeskPalette open={isOpen} onOpenChange={setOpen} groups={groups} />}
    </>
  );
}
