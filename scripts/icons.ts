import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** `npx tsx scripts/icons.ts`: makes the icons for clients that take no SVG anew from app/icon.svg. */
const SOURCE = "app/icon.svg";
/** Edges in pixels of the pictures in favicon.ico. */
const ICO_SIZES = [16, 32, 48];
const TOUCH_SIZE = 180;
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

const svg = await readFile(SOURCE);
const png = (size: number) => sharp(svg, { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An ICO file of PNG pictures: a head, an entry of 16 bytes for each, the pictures. */
function icoOf(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [i, { size, bytes }] of pictures.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * i;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const pictures = await Promise.all(ICO_SIZES.map(async (size) => ({ size, bytes: await png(size) })));
await writeFile("app/favicon.ico", icoOf(pictures));
/** Phones round the corners themselves, so the ground reaches them. */
const square = Buffer.from(svg.toString().replace('rx="7"', ""));
await writeFile(
  "app/apple-icon.png",
  await sharp(square, { density: 600 }).resize(TOUCH_SIZE, TOUCH_SIZE).png({ palette: true }).toBuffer(),
);
