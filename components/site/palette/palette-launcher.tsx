"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { Kbd } from "@/components/ui/kbd";

const SitePalette = dynamic(() => import("./site-palette"), { ssr: false });

/** Listens for ⌘K and Ctrl K, and fetches the palette on first use. Shows the keys at the edge of the search box. */
export function PaletteLauncher() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [keys, setKeys] = useState<string | null>(null);
  useEffect(() => {
    setKeys(/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K");
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setWasOpened(true);
      setOpen((before) => !before);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      {keys && (
        <button
          type="button"
          aria-label={`${keys}, open the command palette`}
          className="absolute inset-y-0 right-0 flex items-center px-2.5"
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          <Kbd>{keys}</Kbd>
        </button>
      )}
      {wasOpened && <SitePalette open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
