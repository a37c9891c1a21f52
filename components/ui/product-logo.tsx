import { classNames } from "./class-names";

/** Edge in pixels. */
export type LogoSize = 24 | 40 | 64;

const BOX: Record<LogoSize, string> = {
  24: "size-6 text-xs",
  40: "size-10 text-base",
  64: "size-16 text-xl",
};

const CORNERS: Record<LogoSize, string> = { 24: "rounded-sm", 40: "rounded-md", 64: "rounded-lg" };

const TILES = [
  "bg-tile-1",
  "bg-tile-2",
  "bg-tile-3",
  "bg-tile-4",
  "bg-tile-5",
  "bg-tile-6",
  "bg-tile-7",
  "bg-tile-8",
] as const;

/** The same name always gets the same colour (FNV-1a). */
function tileOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const char of name.toLowerCase()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return TILES[(hash >>> 0) % TILES.length] ?? TILES[0];
}

/**
 * A product's logo, or its first letter on a tile. Decoration beside the name, so it has no text of its own.
 * The letter stands behind the picture too, and shows when the picture does not load.
 */
export function ProductLogo({
  name,
  src,
  size = 40,
  isRound = false,
}: {
  name: string;
  src?: string | null;
  size?: LogoSize;
  /** For people. */
  isRound?: boolean;
}) {
  return (
    <span
      aria-hidden
      className={classNames(
        "relative grid shrink-0 place-items-center overflow-hidden",
        BOX[size],
        isRound ? "rounded-full" : CORNERS[size],
      )}
    >
      <span className={classNames("absolute inset-0", src ? "bg-wash" : tileOf(name))} />
      <span className={classNames("relative font-semibold", src ? "text-soft" : "text-tile-ink")}>
        {[...name.trim()][0]?.toUpperCase()}
      </span>
      {src && (
        // biome-ignore lint/performance/noImgElement: stored logos are already small WebP files of one size
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={classNames("absolute inset-0 size-full bg-wash", isRound ? "object-cover" : "object-contain")}
        />
      )}
    </span>
  );
}
