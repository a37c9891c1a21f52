import type { PostSummary } from "@/lib/schemas/blog";
import { PageLink } from "../ui/page-link";
import { RelativeTime } from "../ui/relative-time";

/** One post in a list: the whole row is one link. */
export function PostRow({ post, now }: { post: PostSummary; now: Date }) {
  const { slug, title, summary, author, published_at } = post;
  return (
    <li className="row-link py-5">
      <h2 className="text-lg leading-snug">
        <PageLink href={`/blog/${slug}`} className="row-target">
          {title}
        </PageLink>
      </h2>
      <p className="mt-1 max-w-text text-sm">{summary}</p>
      <p className="mt-2 text-sm text-soft">
        {author} · <RelativeTime at={published_at} now={now} />
        {post.tags.map((tag) => ` · ${tag}`)}
      </p>
    </li>
  );
}
