import { providerAway } from "./call-provider";

/** Beyond any sensible list: a provider that never ends one is not asked for ever. */
const PAGES_MAX = 500;

export interface Period {
  from: Date;
  to: Date;
}

/** Reads a list page by page: `read` answers a page and where the next one begins, null at the end. */
export async function* pagesOf<T, C>(
  provider: string,
  first: C,
  read: (cursor: C) => Promise<{ items: readonly T[]; next: C | null }>,
): AsyncGenerator<T> {
  let cursor: C | null = first;
  for (let page = 0; cursor !== null; page += 1) {
    if (page >= PAGES_MAX) throw providerAway(provider, new Error("a list without an end"));
    const { items, next }: Awaited<ReturnType<typeof read>> = await read(cursor);
    yield* items;
    cursor = next;
  }
}

/** Whole seconds of an instant. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
