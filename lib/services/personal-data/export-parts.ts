import { sql } from "drizzle-orm";
import type { ExportPart, Holder } from "./export-part";
import { SALES_PARTS } from "./export-sales";

const key = (column: string) => sql`lpad(${sql.raw(column)}::text, 10, '0')`;
/** Listings that the person runs, or that were made by them. */
const isTheirs = ({ userId }: Holder) =>
  sql`(l.owner_id = ${userId} or l.company_id in (select company_id from cofounders where user_id = ${userId}))`;

/** What a person made, part by part, without secrets; a listing that several run is in it as it stands. A new table of personal data gets its part here. */
export const EXPORT_PARTS = {
  account: {
    about: "The account itself.",
    rows: ({ userId }) => sql`select id as key, json_build_object(
      'id', id, 'email', email, 'name', name, 'email_verified_at', email_verified, 'created_at', created_at) as row
      from users where id = ${userId}`,
  },
  sign_in_providers: {
    about: "Services that the account is signed in with.",
    rows: ({ userId }) => sql`select provider || provider_account_id as key, json_build_object(
      'provider', provider, 'account_id', provider_account_id) as row from accounts where user_id = ${userId}`,
  },
  sessions: {
    about: "Browsers that are signed in, by when that ends.",
    rows: ({ userId }) => sql`select md5(session_token) as key, json_build_object('expires_at', expires) as row
      from sessions where user_id = ${userId}`,
  },
  api_keys: {
    about: "API keys, without the keys themselves.",
    rows: ({ userId }) => sql`select ${key("id")} as key, json_build_object(
      'name', name, 'hint', hint, 'scopes', scopes, 'uses', uses, 'expires_at', expires_at, 'last_used_at', last_used_at,
      'revoked_at', revoked_at, 'created_at', created_at) as row from api_keys where user_id = ${userId}`,
  },
  connected_apps: {
    about: "Apps that were allowed to use the account.",
    rows: ({ userId }) => sql`select grant_id as key, json_build_object(
      'client_id', client_id, 'name', client_name, 'host', client_host, 'scopes', scopes, 'created_at', created_at,
      'last_used_at', last_used_at) as row from oauth_connections where user_id = ${userId}`,
  },
  founder_profile: {
    about: "The founder profile; its photo is at /files/{photo_sha}.webp.",
    rows: ({ userId }) => sql`select slug as key, json_build_object(
      'slug', slug, 'former_slugs', (select json_agg(f.slug) from founder_slugs f where f.user_id = ${userId}), 'name', name,
      'role', role, 'bio', bio, 'photo_sha', photo_sha, 'links', links, 'updated_at', updated_at) as row
      from founder_profiles where user_id = ${userId}`,
  },
  interview_answers: {
    about: "Answers to sites' questions.",
    rows: ({ userId }) => sql`select ${key("a.question_id")} as key, json_build_object(
      'question', q.question, 'answer', a.answer, 'updated_at', a.updated_at) as row
      from interview_answers a join interview_questions q on q.id = a.question_id where a.user_id = ${userId}`,
  },
  interview_drafts: {
    about: "Answers to sites' questions that are written and not published.",
    rows: ({ userId }) => sql`select ${key("a.question_id")} as key, json_build_object(
      'question', q.question, 'text', a.text, 'updated_at', a.updated_at) as row
      from interview_drafts a join interview_questions q on q.id = a.question_id where a.user_id = ${userId}`,
  },
  drafts: {
    about: "Drafts with what was found, and what the person made of it; without the text of pages read.",
    rows: ({ userId }) => sql`select id as key, json_build_object(
      'id', id, 'url', url, 'status', status, 'listing_id', listing_id, 'content', content, 'drafted', drafted,
      'created_at', created_at, 'updated_at', updated_at,
      'pages', (select json_agg(json_build_object('url', p.url, 'title', p.title, 'fetched_at', p.fetched_at) order by p.id)
        from draft_pages p where p.draft_id = drafts.id)) as row from drafts where user_id = ${userId}`,
  },
  listings: {
    about: "Listings that the person owns or is a co-founder of, with all of their content.",
    rows: (who) => sql`select ${key("l.id")} as key, json_build_object(
      'id', l.id, 'site', s.key, 'role', case when l.owner_id = ${who.userId} then 'owner' else 'cofounder' end, 'slug', l.slug,
      'status', l.status, 'plan', l.plan, 'launch_week', l.launch_week, 'launched_at', case when l.launch_week is not null then l.launched_at end, 'name', l.name,
      'url', l.url, 'headline', l.headline, 'summary', l.summary, 'description', l.description,
      'categories', l.category_slugs, 'content', l.content, 'version', l.version, 'created_at', l.created_at,
      'updated_at', l.updated_at) as row from listings l join sites s on s.id = l.site_id where ${isTheirs(who)}`,
  },
  edits: {
    about: "Edits that the person made of these listings: what stood there before and after.",
    rows: (who) => sql`select ${key("v.listing_id")} || ${key("v.version")} as key, json_build_object(
      'listing_id', v.listing_id, 'version', v.version, 'by', v.actor ->> 'type', 'changes', v.diff,
      'created_at', v.created_at) as row
      from listing_versions v join listings l on l.id = v.listing_id
      where ${isTheirs(who)} and v.actor ->> 'id' = ${who.userId}`,
  },
  updates: {
    about: "Updates of listings that the person owns.",
    rows: ({ userId }) => sql`select ${key("u.id")} as key, json_build_object(
      'listing_id', u.listing_id, 'title', u.title, 'body', u.body, 'published_at', u.published_at) as row
      from listing_updates u join listings l on l.id = u.listing_id where l.owner_id = ${userId}`,
  },
  stories: {
    about: "Founder stories that the person wrote.",
    rows: ({ userId }) => sql`select ${key("listing_id")} as key, json_build_object(
      'listing_id', listing_id, 'title', title, 'sections', sections, 'status', status, 'published_at', published_at,
      'updated_at', updated_at) as row from stories where user_id = ${userId}`,
  },
  story_drafts: {
    about: "Texts of founder stories that the person wrote last and nobody has published.",
    rows: ({ userId }) => sql`select ${key("listing_id")} || place as key, json_build_object(
      'listing_id', listing_id, 'place', place, 'text', text, 'updated_at', updated_at) as row
      from story_drafts where user_id = ${userId}`,
  },
  votes: {
    about: "Votes, with whether they count.",
    rows: ({ userId }) => sql`select ${key("v.listing_id")} as key, json_build_object(
      'listing_id', v.listing_id, 'listing', l.name, 'cast_at', v.cast_at, 'week', v.week, 'state', v.state,
      'reason', v.reason, 'network', v.network) as row
      from votes v join listings l on l.id = v.listing_id where v.user_id = ${userId}`,
  },
  follows: {
    about: "Products that the account's address follows.",
    rows: ({ email }) => sql`select ${key("f.listing_id")} as key, json_build_object(
      'listing_id', f.listing_id, 'listing', l.name, 'asked_at', f.asked_at, 'confirmed_at', f.confirmed_at) as row
      from follows f join followers w on w.id = f.follower_id join listings l on l.id = f.listing_id where w.email = ${email}`,
  },
  mail_settings: {
    about: "What the address wants of optional mails, and whether it takes any.",
    rows: ({ email }) => sql`select email as key, json_build_object(
      'wants_news', wants_news, 'wants_followers', wants_followers, 'paused_at', paused_at, 'pause_reason', pause_reason) as row
      from mail_addresses where email = ${email}`,
  },
  claims: {
    about: "Claims of listings, without what proves them.",
    rows: ({ userId }) => sql`select id as key, json_build_object(
      'id', id, 'listing_id', listing_id, 'domain', domain, 'status', status, 'method', method, 'reason', reason,
      'created_at', created_at, 'expires_at', expires_at, 'settled_at', settled_at) as row from claims where user_id = ${userId}`,
  },
  invitations: {
    about: "Invitations as a co-founder that the person got or sent; to whom the sent ones went is left out.",
    rows: ({ userId, email }) => sql`select id as key, json_build_object(
      'id', id, 'sent_by_me', invited_by = ${userId}, 'listing_id', listing_id, 'draft_id', draft_id, 'status', status,
      'created_at', created_at, 'expires_at', expires_at) as row
      from cofounder_invites where invited_by = ${userId} or accepted_by = ${userId} or email = ${email}`,
  },
  ...SALES_PARTS,
  files: {
    about: "Pictures that were stored for the person first, at /files/{sha256}.webp.",
    rows: ({ userId }) => sql`select sha256 as key, json_build_object('sha256', sha256, 'bytes', bytes,
      'created_at', created_at) as row from stored_files where user_id = ${userId}`,
  },
  reports: {
    about:
      "What the person reported as wrong while they were signed in, with what the site's team said; the words for a year after the decision.",
    rows: ({ userId }) => sql`select ${key("id")} as key, json_build_object(
      'listing_id', listing_id, 'subject', subject, 'text', text, 'status', status, 'decision', decision,
      'created_at', created_at, 'decided_at', decided_at) as row from reports where user_id = ${userId}`,
  },
  desk_views: {
    about: "Views of the admin desk that the person saved.",
    rows: ({ userId }) => sql`select ${key("id")} as key, json_build_object(
      'screen', screen, 'name', name, 'query', query, 'created_at', created_at) as row
      from desk_views where user_id = ${userId}`,
  },
  activity: {
    about: "What the person did that is kept in the log.",
    rows: ({ userId }) => sql`select ${key("id")} as key, json_build_object(
      'at', at, 'by', actor_kind, 'action', action, 'entity', entity_kind || ' ' || entity_id) as row
      from audit_log where actor_id = ${userId}`,
  },
} as const satisfies Record<string, ExportPart>;

export type ExportPartName = keyof typeof EXPORT_PARTS;
