/** A part of a listing as callers would send it: without states and quotes. */
export function plainPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutProof);
  return isSourced(part) ? part.value : part;
}

function isSourced(part: unknown): part is { value: unknown } {
  return typeof part === "object" && part !== null && "value" in part && "state" in part;
}

function withoutProof(entry: unknown): unknown {
  const { state: _state, evidence: _evidence, ...plain } = Object(entry);
  return plain;
}
