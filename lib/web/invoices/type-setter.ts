import * as fontkit from "fontkit";
import PDFDocument from "pdfkit";
import { fontsFor } from "../cards/fonts";

type Weight = 400 | 600;
interface Face {
  name: string;
  has(char: string): boolean;
}
interface Place {
  x: number;
  y: number;
  width: number;
}
export interface Style {
  size?: number;
  weight?: Weight;
  isSoft?: boolean;
  isRight?: boolean;
}

const SIZE = 9;
const INK = "#111111";
const SOFT = "#666666";

/** Writes text of any script into a PDF, each character in the first of our fonts that has it. */
export class TypeSetter {
  readonly doc: PDFKit.PDFDocument;
  readonly #faces: Record<Weight, Face[]> = { 400: [], 600: [] };

  /** `text` is all that will be written. */
  constructor(text: string, { title, day }: { title: string; day: Date }) {
    const { fonts } = fontsFor(text);
    const [first] = fonts;
    if (!first) throw new Error("There is no font.");
    const info = { Title: title, CreationDate: day, ModDate: day };
    // a font from the start: pdfkit's own are without Unicode
    this.doc = new PDFDocument({
      size: "A4",
      margin: 50,
      font: pathless(first.data),
      info,
      lang: "en",
      displayTitle: true,
    });
    for (const { name, weight, data } of fonts) {
      const font = fontkit.create(data);
      if (!("hasGlyphForCodePoint" in font)) continue;
      this.doc.registerFont(`${name} ${weight}`, data);
      const has = (char: string) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
      this.#faces[weight].push({ name: `${name} ${weight}`, has });
    }
  }

  /** Writes a paragraph within `width` and answers where the next begins. */
  write(text: string, { x, y, width }: Place, { size = SIZE, weight = 400, isSoft, isRight }: Style = {}): number {
    const { doc } = this;
    doc.fontSize(size).fillColor(isSoft ? SOFT : INK);
    const runs = this.#runs(text, weight);
    const [align, lineGap] = [isRight ? ("right" as const) : ("left" as const), 2];
    for (const [i, run] of runs.entries()) {
      const options = { width, align, lineGap, continued: i < runs.length - 1 };
      doc.font(run.face);
      if (i === 0) doc.text(run.text, x, y, options);
      else doc.text(run.text, options);
    }
    return Math.max(doc.y, y);
  }

  /** Neighbours of one font; spaces and marks stay with what is before them. */
  #runs(text: string, weight: Weight): { face: string; text: string }[] {
    const faces = [...this.#faces[weight], ...this.#faces[400]];
    const runs: { face: string; text: string }[] = [];
    for (const char of text) {
      const last = runs.at(-1);
      const isJoined = last && /[\s\p{M}\p{Cf}]/u.test(char);
      const face = isJoined ? last.face : (faces.find(({ has }) => has(char)) ?? faces[0])?.name;
      if (last && last.face === face) last.text += char;
      else if (face) runs.push({ face, text: char });
    }
    return runs;
  }

  /** The whole file. */
  async end(): Promise<Buffer> {
    const parts: Buffer[] = [];
    const { doc } = this;
    doc.on("data", (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
    doc.end();
    await ended;
    return Buffer.concat(parts);
  }
}

/** The types of pdfkit know a path alone; it takes bytes too. */
const pathless = (font: Buffer) => font as unknown as string;
