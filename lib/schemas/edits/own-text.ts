import { z } from "zod";
import { unfinishedText } from "../primitives";

/** A text in somebody's own words: what is told of it, and what is written by now and not published. */
export const ownText = z.object({
  told: z.string().describe("As it is told; empty where nothing is"),
  text: z.string().describe("As it is written by now"),
  mark: z.string().describe("Stands for both, and changes with either"),
  is_contested: z.boolean().describe("What is told was changed after the text was written over it"),
});
export type OwnText = z.infer<typeof ownText>;

/** What was typed, and the mark of what it was typed over. */
export const typedOver = (max: number) => z.strictObject({ text: unfinishedText(max), seen: z.string() });
export type TypedOver = z.infer<ReturnType<typeof typedOver>>;

/** Texts by their place: a section of a story, a question. */
export type OwnTexts = Readonly<Record<string, OwnText>>;

/** What saving came to: the texts as they are by now, and where somebody else's stands instead of what was typed. */
export interface OwnTextsSaved {
  texts: OwnTexts;
  contested: string[];
  /** What to say of it. */
  said?: string;
}
