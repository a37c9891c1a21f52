import { LinkButton } from "@/components/ui/button";

/** Older and newer of a list; nothing where one page holds it all. */
export function Pager({ path, page, hasMore }: { path: string; page: number; hasMore: boolean }) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex gap-2">
      {page > 1 && <LinkButton href={`${path}?page=${page - 1}`}>Newer</LinkButton>}
      {hasMore && <LinkButton href={`${path}?page=${page + 1}`}>Older</LinkButton>}
    </nav>
  );
}
