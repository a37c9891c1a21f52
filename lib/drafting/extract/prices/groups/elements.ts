import type { Spot } from "@/lib/drafting/text/spans";

/** Elements around one text that are looked at: cards of real pages stand in fewer. */
export const DEPTH_MAX = 24;

/** How the elements of a page lie within each other, by the numbers that its texts carry. */
export class Elements {
  private readonly texts = new Map<number, Spot[]>();
  private readonly children = new Map<number, Set<number>>();

  constructor(spots: Spot[]) {
    for (const spot of spots) this.place(spot);
  }

  private place(spot: Spot): void {
    const chain = spot.segment.blocks.slice(0, DEPTH_MAX);
    for (const [at, block] of chain.entries()) {
      const inside = this.texts.get(block);
      if (inside) inside.push(spot);
      else this.texts.set(block, [spot]);
      const parent = chain[at + 1];
      if (parent !== undefined) this.children.set(parent, (this.children.get(parent) ?? new Set()).add(block));
    }
  }

  /** All texts in an element. */
  textsOf(block: number): Spot[] {
    return this.texts.get(block) ?? [];
  }

  /** Elements right within an element, in order. */
  childrenOf(block: number): number[] {
    return [...(this.children.get(block) ?? [])];
  }
}
