import { PageLink } from "@/components/ui/page-link";
import { Code } from "./prose";

/** `code` between backticks, or a word that may be a tool's name. */
const SPECIAL = /(`[^`]+`|\b[a-z]+(?:_[a-z]+)+\b)/;

/** The reference of a tool. */
export const toolHref = (name: string) => `/docs/api/${name}`;

/** A sentence of the registry: code is set as code, and tools in `known` lead to their reference. */
export function ToolWords({ text, known }: { text: string; known: readonly string[] }) {
  return text.split(SPECIAL).map((part, i) => {
    const key = `${i}${part}`;
    if (known.includes(part))
      return (
        <PageLink key={key} href={toolHref(part)} className="figures link text-[0.9em]">
          {part}
        </PageLink>
      );
    return part.startsWith("`") ? <Code key={key}>{part.slice(1, -1)}</Code> : part;
  });
}
