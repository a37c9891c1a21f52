import { z } from "zod";

const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.looseObject({ title: z.string() })])),
    }),
  ),
});

const refusal = z.object({ message: z.string() });

export interface Advisories {
  /** Whether a source of advisories answered at all. */
  isAnswered: boolean;
  known: { name: string; severity: string; range: string; titles: string[] }[];
  /** What came instead of an answer. */
  said: string;
}

/** Reads what `npm audit --json` printed, whatever it was. */
export function readAudit(printed: string): Advisories {
  const json = parsed(printed);
  const answer = audit.safeParse(json).data;
  if (!answer) {
    const said = refusal.safeParse(json).data?.message.split(" - ")[0] ?? "npm printed nothing that can be read";
    return { isAnswered: false, known: [], said };
  }
  const known = Object.values(answer.vulnerabilities).map(({ name, severity, range, via }) => ({
    ...{ name, severity, range },
    titles: via.map((cause) => (typeof cause === "string" ? `by ${cause}` : cause.title)),
  }));
  return { isAnswered: true, known, said: "" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
