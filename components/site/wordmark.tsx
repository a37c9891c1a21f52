/** Splits a site's name where its mark is highlighted: before the last word, or before "yard". */
function splitName(name: string): [string, string] {
  const at = name.includes(" ") ? name.lastIndexOf(" ") + 1 : name.toLowerCase().lastIndexOf("yard");
  return at > 0 ? [name.slice(0, at), name.slice(at)] : ["", name];
}

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
