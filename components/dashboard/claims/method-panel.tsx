import { Field, Input } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import type { OfferedMethod } from "@/lib/schemas/claims";
import { CopyBlock } from "../copy-block";
import { type CheckAction, CheckForm } from "./check-form";
import { METHOD_TITLES } from "./claim-states";

interface MethodPanelProps {
  offered: OfferedMethod;
  domain: string;
  check: CheckAction;
}

/** One way to prove a claim: what to do, what to copy, and a button to look for it. */
export function MethodPanel({ offered, domain, check }: MethodPanelProps) {
  const { method } = offered;
  return (
    <Panel id={method} title={METHOD_TITLES[method]}>
      <div className="grid gap-4 text-sm">
        {method === "email_code" ? (
          <ByCode domain={domain} check={check} />
        ) : (
          <>
            <p className="text-soft">{offered.instructions}</p>
            <Snippets offered={offered} />
            <CheckForm action={check} label="Check now" anchor={`#${method}`} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** What each method's place and value are called where they are copied. */
const LABELS: Record<OfferedMethod["method"], { place?: string; value: string }> = {
  email: { value: "Address" },
  email_code: { value: "Ending" },
  meta_tag: { value: "Tag" },
  well_known_file: { place: "Address of the file", value: "What it holds" },
  dns_txt: { place: "Name of the record", value: "Value" },
  badge: { value: "HTML" },
};

function Snippets({ offered: { method, place, value } }: { offered: OfferedMethod }) {
  const labels = LABELS[method];
  return (
    <>
      {labels.place && place && <CopyBlock label={labels.place} text={place} />}
      {value && <CopyBlock label={labels.value} text={value} />}
    </>
  );
}

function ByCode({ domain, check }: Pick<MethodPanelProps, "domain" | "check">) {
  return (
    <>
      <p className="text-soft">
        Name an address at {domain} whose mail you can read. We send a code of six digits there, which works for 10
        minutes.
      </p>
      <CheckForm action={check} label="Email me a code" anchor="#email_code">
        <AddressField domain={domain} />
      </CheckForm>
      <CheckForm action={check} label="Check the code" anchor="#email_code">
        <CodeField />
      </CheckForm>
    </>
  );
}

function AddressField({ domain }: { domain: string }) {
  return (
    <Field id="claim-email" label={`Address at ${domain}`}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          maxLength={254}
          required
          autoComplete="email"
          placeholder={`name@${domain}`}
        />
      )}
    </Field>
  );
}

function CodeField() {
  return (
    <Field id="claim-code" label="Code from the email">
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          required
          className="figures max-w-40"
        />
      )}
    </Field>
  );
}
