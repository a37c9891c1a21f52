import { brandMark } from "@/lib/core/brand/brand-mark";
import { splitName } from "@/lib/core/text/wordmark";
import { CARD_SIZE, type Card } from "./card";
import { CARD_COLOURS, Line, textShown } from "./card-line";
import { Logo, type Means, Party } from "./card-party";

const PADDING = 64;
const SCREENSHOT = { width: 420, top: 96 };

interface Drawable extends Means {
  card: Card;
}

/** A card as elements that satori lays out: flexbox and inline styles only. */
export function CardLayout({ card, family, missing, pictures }: Drawable) {
  const shot = card.screenshot ? pictures.get(card.screenshot) : undefined;
  const width = CARD_SIZE.width - 2 * PADDING - (shot ? SCREENSHOT.width + PADDING / 2 : 0);
  const notes = card.notes.map((note) => textShown(note, missing)).filter((note) => note !== null);
  return (
    <div
      style={{
        ...CARD_SIZE,
        ...column,
        boxSizing: "border-box",
        padding: PADDING,
        background: CARD_COLOURS.paper,
        color: CARD_COLOURS.ink,
        fontFamily: family,
      }}
    >
      <Header card={card} missing={missing} />
      <Parties card={card} {...{ missing, pictures, width }} />
      <Rows card={card} {...{ missing, pictures }} />
      <div style={{ display: "flex", fontSize: 26, color: CARD_COLOURS.soft, width }}>
        <Line text={notes.join("  ·  ")} lines={1} width={width} />
      </div>
      {shot && <Screenshot src={shot} />}
    </div>
  );
}

const column = { display: "flex", flexDirection: "column" } as const;

function Header({ card: { siteName, markColour, kicker }, missing }: Pick<Drawable, "card" | "missing">) {
  const [plain, marked] = splitName(textShown(siteName, missing) ?? "");
  return (
    <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between", fontSize: 30 }}>
      <div style={{ display: "flex", fontWeight: 600, whiteSpace: "pre" }}>
        {plain}
        <span
          style={{ background: brandMark(markColour)?.light ?? CARD_COLOURS.mark, borderRadius: 4, padding: "0 5px" }}
        >
          {marked}
        </span>
      </div>
      <span style={{ color: CARD_COLOURS.soft }}>{textShown(kicker, missing)}</span>
    </div>
  );
}

function Parties({ card, missing, pictures, width }: Omit<Drawable, "family"> & { width: number }) {
  const isPair = card.parties.length > 1;
  const place = { flexGrow: 1, alignItems: isPair ? "flex-start" : "center", paddingTop: isPair ? 56 : 0, width };
  return (
    <div style={{ display: "flex", justifyContent: "space-between", ...place }}>
      {card.parties.map((party) => (
        <Party
          key={party.plainName}
          {...{ party, missing, pictures, isPair, width: isPair ? (width - PADDING) / 2 : width }}
          hasRows={card.rows.length > 0}
        />
      ))}
    </div>
  );
}

function Rows({ card, missing, pictures }: Pick<Drawable, "card" | "missing" | "pictures">) {
  if (card.rows.length === 0) return null;
  return (
    <div style={{ ...column, gap: 14, marginBottom: 28 }}>
      {card.rows.map((row) => {
        const name = textShown(row.name, missing) ?? row.plainName;
        const text = row.text === null ? null : textShown(row.text, missing);
        return (
          <div key={row.plainName} style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 30 }}>
            <Logo party={row} name={name} src={pictures.get(row.picture ?? "")} size={48} />
            <div style={{ display: "flex", fontWeight: 600, flexShrink: 0 }}>
              <Line text={name} lines={1} width={320} isStrong size={30} hugs />
            </div>
            {text && <Line text={text} lines={1} width={660} colour={CARD_COLOURS.soft} />}
          </div>
        );
      })}
    </div>
  );
}

function Screenshot({ src }: { src: string }) {
  return (
    <div style={frameOfScreenshot}>
      {/* biome-ignore lint/performance/noImgElement: satori knows no other */}
      <img
        src={src}
        alt=""
        style={{
          width: SCREENSHOT.width * 1.6,
          height: CARD_SIZE.height - SCREENSHOT.top,
          objectFit: "cover",
          objectPosition: "left top",
        }}
      />
    </div>
  );
}

const frameOfScreenshot = {
  display: "flex",
  position: "absolute",
  right: 0,
  bottom: 0,
  width: SCREENSHOT.width,
  height: CARD_SIZE.height - SCREENSHOT.top - PADDING,
  overflow: "hidden",
  borderTopLeftRadius: 16,
  borderTop: `2px solid ${CARD_COLOURS.line}`,
  borderLeft: `2px solid ${CARD_COLOURS.line}`,
} as const;
