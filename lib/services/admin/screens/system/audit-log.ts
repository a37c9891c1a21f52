import { eq, sql } from "drizzle-orm";
import { auditedWords } from "@/db/audited-words";
import { schema } from "@/db/client";
import { AUDITED_KINDS } from "@/lib/services/audit/audit";
import { isSeen } from "@/lib/services/audit/seen";
import { holds } from "../../desk/holds";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { undoAct } from "../../undo/undo-act";
import { findUndo } from "../../undo/undoable";

const a = schema.auditLog;
const undone = sql`(select u.id from audit_log u where u.undoes = ${a.id})`;

export const auditLog = defineScreen({
  source: "table",
  key: "audit-log",
  group: "System",
  title: "Audit log",
  about:
    "Who did what on this site and on what all sites of the network share, with what it was before and after. Nothing in it is ever changed.",
  empty: "Nobody has done anything yet.",
  name: "action",
  from: sql`${a}`,
  id: a.id,
  within: isSeen,
  columns: {
    number: { label: "Act", kind: "number", value: a.id, isHidden: true },
    at: { label: "When", kind: "instant", value: a.at, sorts: { by: a.id } },
    actor: { label: "Who", kind: "text", value: sql`coalesce(${a.actorLabel}, ${a.actorKind})` },
    action: { label: "Action", kind: "code", value: a.action },
    entity: { label: "Of", kind: "text", value: sql`${a.entityKind} || ' ' || ${a.entityId}` },
    before: { label: "Before", kind: "json", value: a.before },
    after: { label: "After", kind: "json", value: a.after },
    reason: { label: "Reason", kind: "text", value: a.reason, unsorted: "Words of people" },
    via: { label: "Through", kind: "code", value: a.actorKind, isHidden: true },
    undoes: { label: "Takes back act", kind: "number", value: a.undoes, isHidden: true },
    undone_by: { label: "Taken back by act", kind: "number", value: undone, isHidden: true },
    request_id: { label: "Request", kind: "code", value: a.requestId, isHidden: true },
  },
  search: {
    label: "who, what or reason",
    short: "who, what or reason",
    where: (words) => holds(auditedWords(a), words),
  },
  filters: {
    by: {
      label: "By",
      choices: {
        people: { label: "People", where: sql`${a.actorKind} <> 'system'` },
        jobs: { label: "Background work", where: sql`${a.actorKind} = 'system'` },
      },
    },
    of: {
      label: "Of",
      choices: Object.fromEntries(
        Object.entries(AUDITED_KINDS).map(([kind, label]) => [kind, { label, where: eq(a.entityKind, kind) }]),
      ),
    },
  },
  order: { by: "number", descending: true },
  actions: [
    {
      key: "undo",
      label: "Undo",
      operation: undoAct,
      target: { name: "act_id", kind: "number" },
      consequence: "What it changed is as it was before. The log keeps both.",
      fields: [REASON],
      isOffered: ({ action, before, undone_by }) =>
        undone_by === null && findUndo({ action: String(action), before: JSON.parse(String(before)) }) !== null,
    },
  ],
});
