"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { classNames } from "../class-names";

const CHOICES = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "As the system", icon: Monitor },
] as const;

const subscribeToNothing = () => () => undefined;

/** Light, dark or as the system, as three radio buttons. Absent without JavaScript, which it needs. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const isMounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isMounted) return <span className="h-8" />;
  return (
    <fieldset className="flex h-8 items-center rounded-full border border-line p-0.5">
      <legend className="sr-only">Colour theme</legend>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className={classNames(
            "grid size-7 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-focus",
            theme === value ? "bg-ink text-paper" : "text-soft hover:text-ink",
          )}
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
