import { CopyBlock } from "@/components/dashboard/copy-block";
import { AddressForm } from "@/components/site/address-form";
import { PageLink } from "@/components/ui/page-link";
import type { Draft } from "@/lib/schemas/draft";

interface Props {
  draft: Draft;
  /** The crawler's name as robots.txt knows it. */
  botName: string;
  start: Parameters<typeof AddressForm>[0]["action"];
}

/** Why the site could not be read, what to do about it, and the address to mend or to try once more. */
export function DraftFailed({ draft: { url, error }, botName, start }: Props) {
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl wrap-anywhere">{new URL(url).hostname} could not be read</h1>
      <p className="mt-2">{error?.message}</p>
      <p className="mt-1 text-soft">{error?.fix}</p>
      {error?.code === "robots_disallowed" && (
        <div className="mt-4">
          <CopyBlock label="Lines for robots.txt" text={`User-agent: ${botName}\nAllow: /`} />
        </div>
      )}
      <div className="mt-6">
        <AddressForm action={start} url={url} words="Read again" />
      </div>
      <p className="mt-6 text-xs text-soft">
        <PageLink href="/bot" className="link">
          How our crawler works
        </PageLink>{" "}
        · code <code className="figures">{error?.code}</code>
      </p>
    </div>
  );
}
