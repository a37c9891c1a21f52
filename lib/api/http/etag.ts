/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const wanted = opaque(etag);
  return [...ifNoneMatch.matchAll(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g)].some(([tag]) => opaque(tag) === wanted);
}

function opaque(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}
