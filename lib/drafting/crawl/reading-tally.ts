import { crawlError } from "./crawl-error";
import type { CrawledPage } from "./crawled-page";

/** How far a reading is. */
export interface Seen {
  pagesRead: number;
  /** How many it will be with those that are still to be read. */
  planned: number;
  /** A page that is being read now. */
  current: string | null;
}

/** What a listener is told of a reading: in the order in which pages answer, which decides nothing. */
export class ReadingTally {
  /** Pages of the round that have not answered. */
  left = 1;
  private pagesRead = 0;
  private readonly open: string[] = [];
  private readonly known = new Set<string>();

  seen(): Seen {
    return { pagesRead: this.pagesRead, planned: this.pagesRead + this.left, current: this.open[0] ?? null };
  }

  begin(url: URL): void {
    this.open.push(url.href);
  }

  /** Counts a page that was looked at; one that holds what another held was not read. */
  end(url: URL, page: CrawledPage): CrawledPage {
    this.left -= 1;
    this.open.splice(this.open.indexOf(url.href), 1);
    const { sha256 } = page.snapshot ?? {};
    if (!sha256) return page;
    if (this.known.has(sha256)) return { ...page, reasonSkipped: crawlError("same_page").reason, snapshot: null };
    this.known.add(sha256);
    this.pagesRead += 1;
    return page;
  }
}
