import { createServer, type ServerResponse } from "node:http";
import postgres from "postgres";

/**
 * The limit: what node:http and postgres.js give with the queries of our operations and nothing around them — no limits, no
 * checks, no tags, no errors. Usage: limit-server.ts <port> <database url>
 */
const [port = "0", url = ""] = process.argv.slice(2);
const sql = postgres(url, { max: 10 });
const SITE = 1;
const profileColumns = Object.keys((await sql`select * from listings limit 1`)[0] ?? {}).filter(
  (name) => !name.startsWith("search"),
);
type Piece = postgres.PendingQuery<postgres.Row[]>;

function send(res: ServerResponse, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  res.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": body.length });
  res.end(body);
}

const counted = (where: Piece, max = 10_000) =>
  sql`select count(*)::int as count from (select id from listings l where ${where} limit ${max}) counted`;

async function detail(slug: string) {
  const [row] =
    await sql`select ${sql(profileColumns)} from listings where site_id = ${SITE} and slug = ${slug} and status = 'live'`;
  if (!row) return null;
  const [[stats], [alternatives]] = await Promise.all([
    sql`select votes, followers, (
        select count(distinct above.votes)::int from listing_stats above
        where above.site_id = s.site_id and above.launch_week = s.launch_week and above.is_live and above.votes > s.votes
      ) as above from listing_stats s where listing_id = ${row.id}`,
    counted(sql`${live} and category_path && ${row.category_slugs}`, 1_001),
  ]);
  const { votes, followers, above } = stats ?? {};
  return { ...row, votes, followers, rank: above + 1, alternatives_count: alternatives?.count - 1 };
}

const columns = sql`id, slug, name, url, headline, summary, logo_url, category_names, category_slugs, platforms,
  pricing_model, open_source, (select votes from listing_stats where listing_id = id) as votes, l.launch_week, launched_at`;
const ofPage = (chosen: Piece) =>
  sql`(select chosen.id as chosen_id, row_number() over () as place from (${chosen}) as chosen(id)) page
    join listings l on l.id = chosen_id order by place`;
const withStats = sql`listings l join listing_stats s on s.listing_id = l.id and s.site_id = l.site_id and s.is_live`;
const live = sql`l.site_id = ${SITE} and status = 'live'`;

async function list(page: number) {
  const [items, [total]] = await Promise.all([
    sql`select ${columns} from ${ofPage(
      sql`select listing_id from listing_stats where site_id = ${SITE} and is_live
        order by votes desc, listing_id desc limit 20 offset ${(page - 1) * 20}`,
    )}`,
    counted(live),
  ]);
  return { items, page, per_page: 20, total: total?.count };
}

const MARKS = "StartSel=\u0001,StopSel=\u0002";

async function search(q: string) {
  const query = sql`websearch_to_tsquery('folded_english', ${q})`;
  const marked = (text: Piece, settings = "HighlightAll=true") =>
    sql`ts_headline('folded_english', ${text}, ${query}, ${`${MARKS},${settings}`})`;
  const where = sql`${live} and search @@ ${query}`;
  const rows = (from: Piece, which: Piece, order: Piece) =>
    sql`select ${columns}, ${marked(sql`name`)} as a, ${marked(sql`coalesce(headline, '')`)} as b,
      ${marked(sql`array_to_string(category_names, ' · ')`)} as c, ${marked(sql`coalesce(summary, '')`)} as d
      from ${ofPage(sql`select id from ${from} where ${which} order by ${order} limit 20`)}`;
  const withTexts = async (items: postgres.Row[]) => {
    const ids = items.filter(({ a, b, c, d }) => !`${a}${b}${c}${d}`.includes("\u0001")).map(({ id }) => id);
    const text = marked(sql`coalesce(description, '')`, "MaxWords=24,MinWords=12,MaxFragments=1");
    return { items, texts: ids.length > 0 ? await sql`select id, ${text} from listings where id = any(${ids})` : [] };
  };
  const [few] = await counted(where, 1_001);
  if (few?.count <= 1_000) {
    return {
      ...(await withTexts(await rows(sql`listings l`, where, sql`ts_rank_cd(search, ${query}) desc, id desc`))),
      total: few?.count,
    };
  }
  const [items, [total]] = await Promise.all([
    rows(
      withStats,
      sql`${live} and search_title @@ ${query}`,
      sql`ts_rank_cd(search_title, ${query}) desc, s.votes desc, s.listing_id desc`,
    ),
    counted(where),
  ]);
  return { ...(await withTexts(items)), total: total?.count };
}

createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? "/", "http://limit");
  const slug = /^\/api\/v1\/listings\/([^/]+)$/.exec(pathname)?.[1];
  const q = searchParams.get("q");
  if (slug) send(res, await detail(slug));
  else if (q) send(res, await search(q));
  else send(res, await list(Number(searchParams.get("page") ?? 1)));
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
