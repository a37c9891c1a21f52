import { splitName } from "@/lib/core/text/wordmark";

/** The site's name with the highlighter over its second half. */
export function Wordmark({ name }: { name: string }) {
  const [plain, marked] = splitName(name);
  return (
    <span className="text-base font-semibold tracking-tight whitespace-pre">
      {plain}
      <span className="inline-block rounded-xs bg-mark px-[0.15em] leading-[1.15]">{marked}</span>
    </span>
  );
}
