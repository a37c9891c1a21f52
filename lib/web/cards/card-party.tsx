import type { CardParty } from "./card";
import { CARD_COLOURS, Line, textShown } from "./card-line";

/** What a card is drawn with. */
export interface Means {
  family: string;
  /** What no font has. */
  missing: ReadonlySet<string>;
  /** Data URLs of pictures by their SHA-256. */
  pictures: ReadonlyMap<string, string>;
}

/** Longest texts by the size, in pixels, that they are set in. */
const NAME_SIZES: [letters: number, size: number][] = [
  [14, 84],
  [24, 68],
  [44, 54],
];
const NAME_SIZE_MIN = 42;

interface PartyProps extends Omit<Means, "family"> {
  party: CardParty;
  width: number;
  isPair: boolean;
  hasRows: boolean;
}

/** One of those that a card is about: name and text, with a tile above. */
export function Party({ party, missing, pictures, width, isPair, hasRows }: PartyProps) {
  const name = textShown(party.name, missing) ?? party.plainName;
  const text = party.text === null ? null : textShown(party.text, missing);
  const [, size] = NAME_SIZES.find(([letters]) => name.length <= letters * (isPair ? 0.75 : 1)) ?? [0, NAME_SIZE_MIN];
  const nameSize = isPair ? Math.min(size, 60) : size;
  return (
    <div style={{ display: "flex", flexDirection: "column", width, gap: hasRows ? 10 : 22 }}>
      {party.tile !== "none" && (
        <Logo party={party} name={name} src={pictures.get(party.picture ?? "")} size={isPair ? 96 : 112} />
      )}
      <div
        style={{ display: "flex", fontSize: nameSize, fontWeight: 600, lineHeight: 1.12, letterSpacing: "-0.025em" }}
      >
        <Line text={name} lines={2} width={width} isStrong size={nameSize} />
      </div>
      {text && (
        <div style={{ display: "flex", fontSize: 32, lineHeight: 1.35, color: CARD_COLOURS.soft }}>
          <Line text={text} lines={3} width={width} />
        </div>
      )}
    </div>
  );
}

/** A logo or photo, or the first letter on a tile. */
export function Logo({
  party,
  name,
  src,
  size,
}: {
  party: CardParty;
  name: string;
  src: string | undefined;
  size: number;
}) {
  const box = { width: size, height: size, borderRadius: party.tile === "person" ? size / 2 : size / 5, flexShrink: 0 };
  if (src)
    return (
      // biome-ignore lint/performance/noImgElement: satori knows no other
      <img src={src} alt="" style={{ ...box, objectFit: party.tile === "person" ? "cover" : "contain" }} />
    );
  const tile = {
    background: CARD_COLOURS.tile,
    color: CARD_COLOURS.paper,
    fontWeight: 600,
    fontSize: size / 2,
  } as const;
  const centred = { display: "flex", alignItems: "center", justifyContent: "center" } as const;
  return <div style={{ ...box, ...tile, ...centred }}>{[...name][0]?.toUpperCase()}</div>;
}
