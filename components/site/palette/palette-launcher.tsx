"use client";

import dynamic from "next/dynamic";
import { Kbd } from "@/components/ui/kbd";
import { useCommandKey } from "@/components/ui/palette/use-command-key";

const SitePalette = dynamic(() => import("./site-palette"), { ssr: false });

/** Listens for ⌘K and Ctrl K, and fetches the palette on first use. Shows the keys at the edge of the search box. */
export function PaletteLauncher() {
  const { isOpen, setOpen, open, wasOpened, keys } = useCommandKey();
  return (
    <>
      {keys && (
        <button
          type="button"
          aria-label={`${keys}, open the command palette`}
          className="absolute inset-y-0 right-0 flex items-center px-2.5"
          onClick={open}
        >
          <Kbd>{keys}</Kbd>
        </button>
      )}
      {wasOpened && <SitePalette open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
