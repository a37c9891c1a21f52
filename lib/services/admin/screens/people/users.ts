import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { NOW } from "../../desk/clock";
import { holdsAnyCase } from "../../desk/holds";
import { REASON, TOLD_REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { mergeAccounts } from "../../merge/merge-accounts";
import { banUser } from "../../people/ban-user";
import { endSessions } from "../../people/end-sessions";
import { setAdmin } from "../../people/set-admin";

const u = schema.users;
const TARGET = { name: "user_id", kind: "text" } as const;

export const users = defineScreen({
  source: "table",
  key: "users",
  group: "People",
  title: "Users",
  about: "Everybody with an account, on all sites of the network.",
  empty: "Nobody has an account yet.",
  audited: "user",
  name: "email",
  from: sql`${u}`,
  id: u.id,
  columns: {
    email: { label: "Email", kind: "text", value: u.email },
    name: { label: "Name", kind: "text", value: u.name },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${u.bannedAt} is not null then 'banned' when ${u.isAdmin} then 'admin' else 'user' end`,
      tones: { banned: "bad", admin: "note", user: "plain" },
    },
    created_at: { label: "Joined", kind: "instant", value: u.createdAt },
    listings: {
      label: "Listings",
      kind: "number",
      value: sql`(select count(*) from listings l where l.owner_id = ${u.id})`,
    },
    sessions: {
      label: "Browsers",
      kind: "number",
      value: sql`(select count(*) from sessions s where s.user_id = ${u.id} and s.expires > ${NOW})`,
      isHidden: true,
    },
    banned_at: { label: "Banned", kind: "instant", value: u.bannedAt, isHidden: true },
    is_admin: { label: "Admin", kind: "boolean", value: u.isAdmin, isHidden: true },
  },
  search: {
    label: "email or name",
    short: "email or name",
    where: (words) => sql`${holdsAnyCase(u.email, words)} or ${holdsAnyCase(u.name, words)}`,
  },
  palette: {
    exact: (words) =>
      sql`${u.id} = ${words} or lower(${u.email}) = lower(${words}) or lower(${u.name}) = lower(${words})`,
    hints: ["name", "state"],
  },
  filters: {
    role: {
      label: "Role",
      choices: { admin: { label: "Admins", where: sql`${u.isAdmin}` } },
    },
    banned: {
      label: "Ban",
      choices: { yes: { label: "Banned", where: sql`${u.bannedAt} is not null` } },
    },
  },
  order: { by: "created_at", descending: true },
  actions: [
    {
      key: "make_admin",
      label: "Make admin",
      operation: setAdmin,
      target: TARGET,
      sends: { is_admin: true },
      consequence: "They can use this desk on every site of the network.",
      fields: [REASON],
      isOffered: ({ state }) => state === "user",
    },
    {
      key: "take_admin",
      label: "Take admin away",
      operation: setAdmin,
      target: TARGET,
      sends: { is_admin: false },
      consequence: "This desk is closed to them at once.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ state }) => state === "admin",
    },
    {
      key: "sign_out",
      label: "Sign out everywhere",
      operation: endSessions,
      isForMany: true,
      target: TARGET,
      consequence: "Every browser of theirs has to sign in again. API keys and connected apps go on.",
      fields: [REASON],
      isOffered: ({ sessions }) => Number(sessions) > 0,
    },
    {
      key: "ban",
      label: "Ban",
      operation: banUser,
      isForMany: true,
      target: TARGET,
      sends: { is_banned: true },
      consequence:
        "They are signed out, and none of their browsers, API keys and apps gets in. What they published stays; nothing of theirs launches meanwhile.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ state }) => state === "user",
    },
    {
      key: "lift_ban",
      label: "Lift the ban",
      operation: banUser,
      isForMany: true,
      target: TARGET,
      sends: { is_banned: false },
      consequence: "They can sign in again, and their API keys and apps work again.",
      fields: [REASON],
      isOffered: ({ state }) => state === "banned",
    },
    {
      key: "merge",
      label: "Merge another account into this one",
      operation: mergeAccounts,
      target: TARGET,
      hasPreview: true,
      consequence:
        "What the other account has is this one’s: listings, drafts, orders, claims, stories and answers. What both have, votes and follows among it, is there once, and their companies of one domain are one, with the co-founders of both. Votes for their own products are taken back. This one keeps its address, name and founder profile. The other account’s API keys, apps and browsers end, and it is deleted. Both addresses get a mail with your reason. It cannot be taken back.",
      isDanger: true,
      fields: [{ name: "email", label: "Address of the account that ends", kind: "line" }, TOLD_REASON],
      isOffered: ({ state }) => state === "user",
    },
  ],
});
