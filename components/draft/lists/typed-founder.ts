import type { Founder } from "@/lib/schemas/draft";

/** A founder as they are edited. */
export type TypedFounder = Pick<Founder, "name" | "role" | "bio" | "photo_url" | "links">;

export interface FounderRowProps {
  row: TypedFounder;
  /** From 1; the first is the primary founder. */
  number: number;
  onChange(part: Partial<TypedFounder>): void;
  onRemove(): void;
}
