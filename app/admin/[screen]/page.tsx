import type { Metadata } from "next";
import { cache } from "react";
import { act } from "@/app/admin/actions";
import { changeViews } from "@/app/admin/view-actions";
import { MISSING_METADATA, missingPage } from "@/app/missing";
import { ActionForms } from "@/components/admin/action-forms";
import { DeskTable } from "@/components/admin/desk-table";
import { DoneNotice } from "@/components/admin/done-notice";
import { FilterBar } from "@/components/admin/filter-bar";
import { SavedViews } from "@/components/admin/views/saved-views";
import { Pagination } from "@/components/ui/pagination";
import { listDeskRows } from "@/lib/services/admin/list-desk-rows";
import { listDeskViews } from "@/lib/services/admin/views/list-desk-views";
import { deskContext } from "@/lib/web/admin/desk-context";
import { deskSearch, readDeskQuery } from "@/lib/web/admin/desk-query";
import { readOrNull } from "@/lib/web/request/read";
import type { PageParams } from "@/lib/web/request/search-query";

interface Props {
  params: Promise<{ screen: string }>;
  searchParams: Promise<PageParams>;
}

const PER_PAGE = 50;

async function findScreen({ params, searchParams }: Props) {
  const { screen } = await params;
  const said = await searchParams;
  const query = readDeskQuery(said);
  const found = await readScreen(screen, deskSearch(query, { page: query.page }));
  return found && { ...found, done: [said.done].flat()[0] };
}

/** Once for a page and its title, which share what an address says and no object. */
const readScreen = cache(async (screen: string, search: string) => {
  const ctx = await deskContext();
  if (!ctx) return null;
  const query = readDeskQuery(Object.fromEntries(new URLSearchParams(search)));
  const [answer, views] = await Promise.all([
    readOrNull(listDeskRows, { screen, ...query, per_page: PER_PAGE }),
    readOrNull(listDeskViews, { screen }), // a name that is too long for a screen is none
  ]);
  return answer && views && { ctx, query, answer, views: views.items };
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findScreen(props);
  return found ? { title: found.answer.screen.title } : MISSING_METADATA;
}

export default async function ScreenPage(props: Props) {
  const found = await findScreen(props);
  if (!found) return missingPage();
  const { ctx, query, answer, views, done } = found;
  const { screen } = answer;
  const path = `/admin/${screen.key}`;
  const hrefOf = (changes: Partial<typeof query>) => path + deskSearch(query, changes);
  return (
    <>
      <h1 className="text-lg">{screen.title}</h1>
      <p className="mt-1 max-w-text text-sm text-soft">{screen.about}</p>
      <DoneNotice done={done} />
      <ActionForms actions={screen.actions} where={{ screen: screen.key, id: null }} act={act} />
      <FilterBar screen={screen} query={query} csv={`/admin/csv/${screen.key}${deskSearch(query)}`} />
      <SavedViews
        path={path}
        views={views}
        query={deskSearch(query).slice(1)}
        change={changeViews.bind(null, { screen: screen.key, query: deskSearch(query).slice(1) })}
      />
      <DeskTable screen={screen} rows={answer.rows} query={query} now={ctx.now} hrefOf={hrefOf} />
      <Pagination
        page={answer.page}
        perPage={answer.per_page}
        total={answer.total}
        isEstimate={answer.is_capped}
        hasMore={
          answer.rows.length === answer.per_page && (answer.is_capped || answer.page * answer.per_page < answer.total)
        }
        hrefOf={(page) => hrefOf({ page })}
      />
    </>
  );
}
