import { MIMEType } from "whatwg-mimetype";
import { CrawlError } from "@/lib/drafting/crawl/crawl-error";
import { upTo } from "@/lib/drafting/crawl/http/body";
import { isSameDomain } from "@/lib/drafting/crawl/plan/same-site";
import { CrawlSession, type SessionOptions } from "@/lib/drafting/crawl/session";

export interface FileSearch extends SessionOptions {
  url: string;
  /** A line of its own in the file. */
  content: string;
}

/** What the address answers. */
export type FileSighting =
  | { is: "found" | "other_value" | "empty" | "page" }
  | { is: "status"; status: number }
  | { is: "unread"; error: CrawlError };

const BYTES_MAX = 4_096;

/** Looks whether a small text file holds a line, by the rules of the crawler: robots.txt, address guard, redirects within the domain. */
export async function findProofFile(search: FileSearch): Promise<FileSighting> {
  const session = new CrawlSession(search);
  const start = new URL(search.url);
  try {
    const answer = await session.fetch(start, {
      accept: "text/plain,*/*;q=0.5",
      isAllowedTarget: (target) => isSameDomain(start, target),
      reader: ({ status }) => (status === 200 ? upTo(BYTES_MAX) : null),
    });
    if (answer.status !== 200) return { is: "status", status: answer.status };
    const lines = linesOf(answer.body ?? Buffer.alloc(0));
    if (lines.includes(search.content)) return { is: "found" };
    if (MIMEType.parse(answer.header("content-type") ?? "")?.essence === "text/html") return { is: "page" };
    return { is: lines.length > 0 ? "other_value" : "empty" };
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error;
    return { is: "unread", error };
  } finally {
    await session.close();
  }
}

function linesOf(body: Buffer): string[] {
  const text = body.toString("utf8").replace(/^\ufeff/, "");
  return text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
}
