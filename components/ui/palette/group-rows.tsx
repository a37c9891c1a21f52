import { Command } from "cmdk";
import { PALETTE_GROUP } from "./palette-group";
import { type PaletteItem, PaletteRow } from "./palette-row";

/** Lines under their heading; nothing where there are none. */
export function GroupRows(props: { heading: string; items: PaletteItem[]; onGo: (href: string) => void }) {
  const { heading, items, onGo } = props;
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading} className={PALETTE_GROUP}>
      {items.map((item) => (
        <PaletteRow key={item.href} item={item} onGo={onGo} />
      ))}
    </Command.Group>
  );
}
