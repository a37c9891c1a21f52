import { joined } from "@/lib/drafting/text/joined-figures";
import type { PageBuilder, Piece, Place } from "./page-builder";

/** What a run of text is: the part of a segment that comes from the element around it. */
export type Role = Omit<Piece, "text">;

/** En and em spaces set apart what stands in one line, as a line break does. */
const WIDE_SPACE = /[\u2002\u2003]/;

/** Gathers a run of inline text until a block begins or ends; links and pictures within it follow it. */
export class InlineText {
  /** Characters gathered so far. */
  length = 0;
  private parts: string[] = [];
  private place: Place | undefined;
  private role: Role = { kind: "text" };
  private followers: (() => void)[] = [];

  constructor(private readonly builder: PageBuilder) {}

  push(text: string, place: Place, role: Role, isRaised: boolean): void {
    if (!text) return;
    if (!this.place && text.trim()) {
      this.place = place;
      this.role = role;
    }
    if (!this.place) return;
    const line = text.replace(/\s+/g, (space) => (WIDE_SPACE.test(space) ? "\n" : " "));
    this.parts.push(joined(this.parts.slice(-2).join(""), line, isRaised));
    this.length += text.length;
  }

  /** A `<br>`: a new line, but only a space within a heading. */
  lineBreak(role: Role): void {
    if (this.place) this.parts.push(role.kind === "heading" ? " " : "\n");
  }

  /** Text that is not for the screen stands here: the text before and after is never quoted as one. */
  gap(): void {
    if (this.place) this.parts.push("\n");
  }

  /** What styles set between two elements, if text came before. */
  between(mark: "" | " " | "\n"): void {
    if (this.place && mark) this.parts.push(mark);
  }

  /** Runs once the text around it is a segment. */
  after(add: () => void): void {
    this.followers.push(add);
  }

  flush(): void {
    const text = this.parts
      .join("")
      .replace(/ +/g, " ")
      .replace(/ ?\n[ \n]*/g, "\n")
      .trim();
    if (this.place && text) this.builder.add({ ...this.role, text }, this.place);
    this.parts = [];
    this.length = 0;
    this.place = undefined;
    const followers = this.followers;
    this.followers = [];
    for (const add of followers) add();
  }
}
