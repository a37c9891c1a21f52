import { connect } from "@/db/client";
import { expect, type Page } from "../journey";
import { bar, openReview } from "../review-page";
import { stage } from "../stage";

export async function asDatabase<T>(run: (sql: ReturnType<typeof connect>["sql"]) => PromiseLike<T>): Promise<T> {
  const { sql, close } = connect(stage.databaseUrl, 1);
  try {
    return await run(sql);
  } finally {
    await close();
  }
}

/** Submits a product and puts it live; answers the address of its page in the dashboard, and that of its public page. */
export async function liveListing(
  page: Page,
  email: string,
): Promise<{ own: string; id: number; slug: string; shown: string }> {
  await openReview(page, email);
  await bar(page).getByRole("button", { name: "Submit listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
  const own = new URL(page.url()).pathname;
  const id = Number(own.split("/").at(-1));
  const [live] = await asDatabase(
    (sql) => sql<{ slug: string }[]>`
      update listings set status = 'live', launched_at = now() where id = ${id} returning slug`,
  );
  const slug = live?.slug ?? "";
  return { own, id, slug, shown: `${stage.baseUrl}/listings/${slug}` };
}

/** Takes it off the site again, for the journeys that come after. */
export async function unlaunch(id: number): Promise<void> {
  await asDatabase((sql) => sql`update listings set status = 'draft', launched_at = null where id = ${id}`);
}
