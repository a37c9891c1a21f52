import type { Metadata } from "next";
import { cache } from "react";
import { actMany } from "@/app/admin/actions";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { BulkForm } from "@/components/admin/bulk-form";
import { PageLink } from "@/components/ui/page-link";
import { PICKED_MAX } from "@/lib/schemas/admin/desk-bulk";
import { getDeskPicked } from "@/lib/services/admin/get-desk-picked";
import { deskContext } from "@/lib/web/admin/desk-context";
import { readOrNull } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

interface Props {
  params: Promise<{ screen: string }>;
  searchParams: Promise<PageParams>;
}

/** Once for a page and its title, which share what an address says and no object. */
const readPicked = cache(async (screen: string, action: string, ids: string) => {
  if (!(await deskContext())) return null;
  return readOrNull(getDeskPicked, { screen, action, ids: ids.split("\n").filter(Boolean) });
});

async function findPicked({ params, searchParams }: Props) {
  const { act, id } = await searchParams;
  const ids = [id ?? []].flat().slice(0, PICKED_MAX);
  return readPicked((await params).screen, [act].flat()[0] ?? "", ids.join("\n"));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findPicked(props);
  return found ? { title: `${found.action.label}, ${found.title}` } : MISSING_METADATA;
}

/** What is about to be done to several records: the form, then what each would become, then the act. */
export default async function BulkPage(props: Props) {
  const found = await findPicked(props);
  if (!found) return missingPage();
  const { screen } = await props.params;
  return (
    <>
      <PageLink href={`/admin/${screen}`} className="link text-sm">
        {found.title}
      </PageLink>
      <h1 className="mt-1 text-lg">
        {found.action.label}: {found.rows.length} selected
      </h1>
      <BulkForm picked={found} act={actMany.bind(null, { screen, action: found.action.key })} />
    </>
  );
}
