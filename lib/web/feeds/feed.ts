export interface FeedItem {
  /** What tells it from others where several share an address; the address unless given. */
  id?: string;
  title: string;
  url: string;
  summary: string;
  /** RFC 3339. */
  at: string;
  author?: string;
  tags?: readonly string[];
}

/** News to subscribe to, newest first. */
export interface Feed {
  title: string;
  /** The page that shows the same. */
  url: string;
  /** The feed itself. */
  feedUrl: string;
  description: string;
  /** Whose feed it is. */
  publisher: string;
  items: readonly FeedItem[];
}

/** When something in it was new last; the epoch of an empty one. */
export function updatedAt({ items }: Feed): string {
  return items.reduce((latest, { at }) => (at > latest ? at : latest), new Date(0).toISOString());
}
