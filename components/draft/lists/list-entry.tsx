import type { ReactNode } from "react";

interface Props {
  title: string;
  /** Beside the title. */
  picture?: ReactNode;
  state: ReactNode;
  selected: boolean;
  onSelect(): void;
  evidence: ReactNode;
  children?: ReactNode;
}

/** One entry of a list: its title selects it, so that its evidence is shown. */
export function ListEntry({ title, picture, state, selected, onSelect, evidence, children }: Props) {
  return (
    <li className="border-t border-line py-3">
      {picture && <div className="float-right ml-4">{picture}</div>}
      <button
        type="button"
        aria-pressed={selected}
        onClick={onSelect}
        className="block w-full text-left font-medium wrap-anywhere hover:underline aria-pressed:underline"
      >
        {title}
      </button>
      {children && <div className="mt-0.5 text-sm text-soft">{children}</div>}
      <div className="mt-1">{state}</div>
      {evidence && <div className="mt-3 lg:hidden">{evidence}</div>}
    </li>
  );
}
