import { Button } from "../ui/button";
import { Checkbox, FieldError } from "../ui/field";
import { Notice } from "../ui/panel";

interface ConsentFormProps {
  siteName: string;
  /** It was sent with no box ticked, and comes back like that. */
  isNothingTicked: boolean;
  view: {
    action: string;
    csrf: string;
    email: string;
    app: { name: string; verifiedHost: string | null };
    redirect: { kind: "web" | "this_computer" | "app"; host: string };
    scopes: { scope: string; label: string }[];
  };
}

/** Asks a person whether an app may use their account: who asks, for what, and where the answer goes. Plain form, no script. */
export function ConsentForm({ siteName, view, isNothingTicked }: ConsentFormProps) {
  return (
    <form method="post" action={view.action} className="mt-8">
      <input type="hidden" name="csrf" value={view.csrf} />
      <h1 className="text-xl break-words">
        Allow {view.app.name} to use your {siteName} account?
      </h1>
      <Parties view={view} />
      {view.redirect.kind !== "web" && (
        <Notice title="This gives access to a program on your computer" className="mt-6">
          Any program on it could be asking. Continue only if you started this sign-in yourself, just now.
        </Notice>
      )}
      <ScopeChoice scopes={view.scopes} isNothingTicked={isNothingTicked} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="decision" value="allow">
          Allow access
        </Button>
        <Button type="submit" name="decision" value="deny">
          Cancel
        </Button>
      </div>
      <p className="mt-6 text-xs text-soft">You can end this access at any time: sign in and open “Apps”.</p>
    </form>
  );
}

/** Whose account, who asks for it, and where the answer goes. */
function Parties({ view: { email, app, redirect } }: Pick<ConsentFormProps, "view">) {
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      <dt className="text-soft">Your account</dt>
      <dd className="min-w-0 break-words">{email}</dd>
      <dt className="text-soft">Requested by</dt>
      <dd className="min-w-0 break-words">
        {app.verifiedHost ? (
          <>
            {app.name}, published by <strong>{app.verifiedHost}</strong>
          </>
        ) : (
          <>An app that calls itself “{app.name}”. Its name is not verified.</>
        )}
      </dd>
      <dt className="text-soft">Returns you to</dt>
      <dd className="min-w-0 break-words">
        <strong>{redirect.host}</strong>
      </dd>
    </dl>
  );
}

interface ScopeChoiceProps extends Pick<ConsentFormProps, "isNothingTicked"> {
  scopes: ConsentFormProps["view"]["scopes"];
}

function ScopeChoice({ scopes, isNothingTicked }: ScopeChoiceProps) {
  return (
    <fieldset className="mt-6">
      <legend className="text-sm font-medium">It will be able to</legend>
      {scopes.map(({ scope, label }) => (
        <Checkbox key={scope} name="scope" value={scope} defaultChecked={!isNothingTicked} label={label} />
      ))}
      {isNothingTicked && <FieldError>Select at least one, or cancel.</FieldError>}
      <p className="mt-1 text-xs text-soft">Clear what it should not do. It can never pay, vote or sign in as you.</p>
    </fieldset>
  );
}
