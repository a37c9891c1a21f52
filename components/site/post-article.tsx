import type { ReactNode } from "react";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Post } from "@/lib/schemas/blog";

interface Props {
  post: Pick<Post, "title" | "author" | "published_at" | "tags" | "cover_url" | "body_html">;
  now: Date;
  /** What stands above the title, such as the way back. */
  above: ReactNode;
  /** What stands below the text. */
  children?: ReactNode;
}

/** A blog post as its readers see it. */
export function PostArticle({ post, now, above, children }: Props) {
  const { title, author, published_at, tags, cover_url, body_html } = post;
  return (
    <article className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-8">
      <header>
        {above}
        <h1 className="text-xl">{title}</h1>
        <p className="mt-2 text-sm text-soft">
          {author} · <RelativeTime at={published_at} now={now} />
          {tags.map((tag) => ` · ${tag}`)}
        </p>
      </header>
      {cover_url && (
        // biome-ignore lint/performance/noImgElement: a stored picture; its place is kept free, so that nothing jumps
        <img src={cover_url} alt="" className="aspect-[16/9] w-full rounded-lg border border-line object-cover" />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: lib/services/blog/body-html.ts lets nothing through that runs */}
      <div className="written" dangerouslySetInnerHTML={{ __html: body_html }} />
      {children}
    </article>
  );
}
