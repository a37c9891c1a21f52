import { CopyButton } from "../ui/copy-button";

/** Code to paste elsewhere, with a button that copies it. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="flex items-center justify-between text-sm">
        <span className="font-medium">{label}</span>
        <CopyButton label={label} />
      </figcaption>
      <pre className="figures overflow-x-auto rounded-md border border-line bg-wash p-3 text-xs whitespace-pre-wrap break-all">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
