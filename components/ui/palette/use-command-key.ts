import { useEffect, useState } from "react";

/** Whether ⌘K or Ctrl K opened something, and ever did; `keys` is what to press here, once that is known. */
export function useCommandKey() {
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
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return { isOpen, setOpen, open, wasOpened, keys };
}
