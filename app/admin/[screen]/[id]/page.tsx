import type { Metadata } from "next";
import { cache } from "react";
import { act } from "@/app/admin/actions";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ActionForms } from "@/components/admin/action-forms";
import { DoneNotice } from "@/components/admin/done-notice";
import { RecordFacts } from "@/components/admin/record-facts";
import { PageLink } from "@/components/ui/page-link";
import { getDeskRecord } from "@/lib/services/admin/get-desk-record";
import { deskContext } from "@/lib/web/admin/desk-context";
import { readOrNull } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

interface Props {
  params: Promise<{ screen: string; id: string }>;
  searchParams: Promise<PageParams>;
}

/** Once for a page and its title. */
const findRecord = cache(async (screen: string, id: string) => {
  const ctx = await deskContext();
  if (!ctx) return null;
  const answer = await readOrNull(getDeskRecord, { screen, id: decodeURIComponent(id) });
  return answer && { ctx, answer };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { screen, id } = await params;
  const found = await findRecord(screen, id);
  return found ? { title: `${found.answer.name}, ${found.answer.screen.title}` } : MISSING_METADATA;
}

export default async function RecordPage(props: Props) {
  const said = await props.params;
  const found = await findRecord(said.screen, said.id);
  if (!found) return missingPage();
  const { ctx, answer } = found;
  const { screen, record } = answer;
  const done = [(await props.searchParams).done].flat()[0];
  return (
    <>
      <PageLink href={`/admin/${screen.key}`} className="link text-sm">
        {screen.title}
      </PageLink>
      <h1 className="mt-1 text-lg wrap-anywhere">{answer.name}</h1>
      <DoneNotice done={done} />
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <RecordFacts screen={screen} record={record} now={ctx.now} />
        <ActionForms actions={answer.actions} where={{ screen: screen.key, id: record.id }} act={act} />
      </div>
    </>
  );
}
