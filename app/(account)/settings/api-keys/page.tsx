import type { Metadata } from "next";
import { DayChart } from "@/components/dashboard/figures/day-chart";
import { NewKeyForm } from "@/components/dashboard/new-key-form";
import { Status } from "@/components/ui/badge";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import { type DayUses, listApiKeyDays } from "@/lib/auth/api-key-days";
import { type ApiKeySummary, listApiKeys } from "@/lib/auth/api-keys";
import { userIdOf } from "@/lib/core/context";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { makeKey, revokeKey } from "./actions";

export const metadata: Metadata = { title: "API keys", robots: { index: false } };

export default async function ApiKeysPage() {
  const ctx = await requireSignedIn("/settings/api-keys");
  const userId = userIdOf(ctx.actor) ?? "";
  const [keys, days] = await Promise.all([
    listApiKeys(ctx.db, userId, ctx.now),
    listApiKeyDays(ctx.db, userId, ctx.now),
  ]);
  return (
    <>
      <h1 className="text-xl">API keys</h1>
      <p className="mt-2 mb-6 text-soft">
        Use a key with the REST API or the MCP server, as a bearer token. A key can do less than you can, never more.
      </p>
      <NewKeyForm action={makeKey} />
      <h2 className="mt-10 mb-3 text-lg">Your keys</h2>
      {keys.length === 0 && (
        <EmptyState title="No keys yet">Keys you create appear here, with when they were last used.</EmptyState>
      )}
      <ul>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} days={days.get(key.id) ?? []} now={ctx.now} />
        ))}
      </ul>
    </>
  );
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

function KeyRow({ apiKey, days, now }: { apiKey: ApiKeySummary; days: DayUses[]; now: Date }) {
  return (
    <li
      id={`key-${apiKey.id}`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-4"
    >
      <div className="min-w-0 text-sm">
        <p className="text-base font-medium">{apiKey.name}</p>
        <p className="text-soft">
          <code>{apiKey.hint}…</code> · {apiKey.scopes.join(", ")}
        </p>
        <KeyUse apiKey={apiKey} now={now} />
      </div>
      {apiKey.status === "live" ? (
        <ConfirmForm
          id={`revoke-${apiKey.id}`}
          deed="Revoke"
          target={apiKey.name}
          consequence="Programs that use this key will be refused. This cannot be undone, but you can create a new key."
          action={revokeKey}
        >
          <input type="hidden" name="id" value={apiKey.id} />
        </ConfirmForm>
      ) : (
        <Status tone="plain">{apiKey.status === "revoked" ? "Revoked" : "Expired"}</Status>
      )}
      {days.length > 0 && (
        <div className="col-span-2 mt-4 max-w-md">
          <DayChart title="Requests in the last four weeks" days={days} />
        </div>
      )}
    </li>
  );
}

function KeyUse({ apiKey, now }: { apiKey: ApiKeySummary; now: Date }) {
  return (
    <p className="text-soft">
      {apiKey.last_used_at ? (
        <>
          Used {apiKey.uses} {apiKey.uses === 1 ? "time" : "times"}, last{" "}
          <RelativeTime at={apiKey.last_used_at} now={now} />
        </>
      ) : (
        "Never used"
      )}
      {apiKey.expires_at && ` · expires ${day.format(new Date(apiKey.expires_at))}`}
    </p>
  );
}
