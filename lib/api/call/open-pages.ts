import type { CodedBytes } from "@/lib/core/http/coded-bytes";

/** What a page that is being made for everybody was made from so far. */
export interface PageSources {
  tags: Set<string>;
  /** Something in it is for one visitor alone, or came to nothing: it is not kept. */
  isOwn: boolean;
}

/** A page of nobody in particular, as browsers are sent it. */
export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  /** Weak: it stands for all encodings (RFC 9110, section 8.8.1). */
  etag: string;
  body: CodedBytes;
}

type OpenPages = ReadonlyMap<string, PageSources>;

/** Says that the page of this request, if one is kept, shows an answer with these tags, which is equal for everybody. */
export function noteShared(pages: OpenPages, requestId: string, tags: readonly string[]): void {
  const sources = pages.get(requestId);
  for (const tag of tags) sources?.tags.add(tag);
}

/** Says that the page of this request is its visitor's alone. */
export function noteOwn(pages: OpenPages, requestId: string): void {
  const sources = pages.get(requestId);
  if (sources) sources.isOwn = true;
}
