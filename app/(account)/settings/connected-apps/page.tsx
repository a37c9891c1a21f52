import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import { type ConnectedApp, listConnectedApps } from "@/lib/auth/oauth/connections";
import { countSessions } from "@/lib/auth/session-store";
import { userIdOf } from "@/lib/core/context";
import { SCOPE_LABELS } from "@/lib/core/scopes";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { disconnect, leaveEverywhere } from "./actions";

export const metadata: Metadata = { title: "Connected apps", robots: { index: false } };

export default async function ConnectedAppsPage() {
  const ctx = await requireSignedIn("/settings/connected-apps");
  const userId = userIdOf(ctx.actor) ?? "";
  const [apps, browsers] = await Promise.all([listConnectedApps(ctx.db, userId), countSessions(ctx.db, userId)]);
  return (
    <>
      <h1 className="text-xl">Connected apps</h1>
      <p className="mt-2 mb-6 text-soft">Apps and agents that can use your account, and what each of them may do.</p>
      {apps.length === 0 && (
        <EmptyState title="No connected apps">
          When an app connects through the MCP server, it asks you first. Then it appears here.
        </EmptyState>
      )}
      <ul>
        {apps.map((app, position) => (
          <AppRow key={app.client_id} app={app} position={position} now={ctx.now} />
        ))}
      </ul>
      <Browsers count={browsers} />
    </>
  );
}

function Browsers({ count }: { count: number }) {
  return (
    <section className="mt-10 border-t border-line pt-6 text-sm">
      <h2 className="text-lg">Browsers</h2>
      <p className="mt-2 mb-4 text-soft">
        {count === 1
          ? "This browser is the only one signed in to your account."
          : `${count} browsers are signed in to your account.`}{" "}
        Signing out everywhere includes this one. API keys and connected apps keep working.
      </p>
      <form action={leaveEverywhere}>
        <Button type="submit" size="sm">
          Sign out everywhere
        </Button>
      </form>
    </section>
  );
}

function AppRow({ app, position, now }: { app: ConnectedApp; position: number; now: Date }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-line py-4 text-sm">
      <div>
        <p className="text-base font-medium break-words">{app.name}</p>
        <p className="break-words text-soft">{app.host}</p>
        <ul className="my-2 grid list-disc gap-1 pl-5 marker:text-soft">
          {app.scopes.map((scope) => (
            <li key={scope}>{SCOPE_LABELS[scope]}</li>
          ))}
        </ul>
        <p className="text-soft">
          Connected <RelativeTime at={app.created_at} now={now} />
          {app.last_used_at ? (
            <>
              , last used <RelativeTime at={app.last_used_at} now={now} />
            </>
          ) : (
            ", never used"
          )}
        </p>
      </div>
      <ConfirmForm
        id={`disconnect-${position}`}
        deed="Disconnect"
        target={app.name}
        consequence="It loses access right away. To use your account again, it has to ask you."
        action={disconnect}
      >
        <input type="hidden" name="client_id" value={app.client_id} />
      </ConfirmForm>
    </li>
  );
}
