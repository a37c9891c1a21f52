import type { Metadata } from "next";
import { cache } from "react";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { PostArticle } from "@/components/site/post-article";
import { PageLink } from "@/components/ui/page-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { getPostPreview } from "@/lib/services/admin/blog/get-post-preview";
import { deskContext } from "@/lib/web/admin/desk-context";
import { readOrNull } from "@/lib/web/request/read";

interface Props {
  params: Promise<{ id: string }>;
}

/** Once for a page and its title. */
const findPreview = cache(async (id: string) => {
  const ctx = await deskContext();
  if (!ctx) return null;
  const answer = await readOrNull(getPostPreview, { post_id: Number(id) });
  return answer && { ctx, ...answer };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPreview((await params).id);
  return found ? { title: `Preview of ${found.post.title}` } : MISSING_METADATA;
}

/** A post as its readers will see it, for admins alone. */
export default async function PostPreviewPage({ params }: Props) {
  const { id } = await params;
  const found = await findPreview(id);
  if (!found) return missingPage();
  const { ctx, post, seen_from } = found;
  return (
    <PostArticle
      post={post}
      now={ctx.now}
      above={
        <p className="mb-6 border-b border-line pb-3 text-sm text-soft">
          Preview: <SeenFrom at={seen_from} now={ctx.now} />{" "}
          <PageLink href={`/admin/posts/${id}`} className="link">
            Back to the post
          </PageLink>
        </p>
      }
    />
  );
}

function SeenFrom({ at, now }: { at: string | null; now: Date }) {
  if (at === null) return "nobody else sees this post.";
  return (
    <>
      {new Date(at) > now ? "visitors will see this post " : "visitors see this post since "}
      <RelativeTime at={at} now={now} />.
    </>
  );
}
