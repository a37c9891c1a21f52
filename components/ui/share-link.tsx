import { CopyButton } from "./copy-button";

/** A page's address, ready to be copied. */
export function ShareLink({ url }: { url: string }) {
  return (
    <figure className="flex max-w-text items-center justify-between gap-3 rounded-md border border-line bg-card py-1 pr-1 pl-3 print:hidden">
      <code className="figures min-w-0 truncate text-sm">{url}</code>
      <CopyButton label="the link" />
    </figure>
  );
}
