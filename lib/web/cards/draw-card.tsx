import satori from "satori";
import sharp from "sharp";
import { CARD_SIZE, type Card, textOf } from "./card";
import { CardLayout } from "./card-layout";
import { fontsFor } from "./fonts";

/** Sites that show pictures beside links leave out larger ones. */
export const CARD_BYTES_MAX = 300 * 1024;
/** Tried in turn until the picture is small enough; the last holds whatever the screenshot shows. */
const COLOUR_COUNTS = [256, 96, 32];
/** Of pictures on a card: twice what is drawn, so that edges stay clean. */
const PICTURE_EDGE_MAX = 800;

/** Draws a card as PNG. `pictures` are stored pictures by their SHA-256; one that cannot be read is left out. */
export async function drawCard(card: Card, pictures: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const { fonts, family, missing } = fontsFor(textOf(card));
  const readable = new Map<string, string>();
  for (const [path, bytes] of pictures) {
    const url = await dataUrlOf(bytes);
    if (url) readable.set(path, url);
  }
  const layout = (lacking: ReadonlySet<string>) => (
    <CardLayout {...{ card, family, pictures: readable, missing: lacking }} />
  );
  const draw = async (lacking: ReadonlySet<string>) => {
    const unfound = new Set(lacking);
    const loadAdditionalAsset = async (_script: string, segment: string) => {
      for (const char of segment) unfound.add(char);
      return [];
    };
    return { drawn: await satori(layout(lacking), { ...CARD_SIZE, fonts, loadAdditionalAsset }), unfound };
  };
  const first = await draw(missing);
  const isWhole = first.unfound.size === missing.size;
  const svg = Buffer.from(isWhole ? first.drawn : (await draw(first.unfound)).drawn);
  for (const colours of COLOUR_COUNTS) {
    const png = await sharp(svg).png({ palette: true, colours, effort: 7 }).toBuffer();
    if (png.length <= CARD_BYTES_MAX) return png;
  }
  return card.screenshot ? drawCard({ ...card, screenshot: null }, pictures) : Promise.reject(new Error("too large"));
}

async function dataUrlOf(bytes: Uint8Array): Promise<string | null> {
  const picture = sharp(bytes).resize(PICTURE_EDGE_MAX, PICTURE_EDGE_MAX, { fit: "inside", withoutEnlargement: true });
  const png = await picture
    .png()
    .toBuffer()
    .catch(() => null);
  return png && `data:image/png;base64,${png.toString("base64")}`;
}
