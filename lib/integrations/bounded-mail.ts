/**
 * What is read of a mail from a stranger. A report of a delivery begins with what matters, and ends with the mail that was sent, of which
 * the head is enough. Parsing costs by the line and by the boundary, far more than by the byte.
 */
const MAX = { bytes: 256 * 1024, lines: 4000, boundaries: 50 };
const LINE_FEED = 10;
const HYPHEN = 45;

/** The beginning of a mail: as much as can be parsed in some hundredths of a second on the thread that answers requests, whatever it is. */
export function boundedMail(raw: Uint8Array): Uint8Array {
  const bytes = raw.subarray(0, MAX.bytes);
  let boundaries = 0;
  let start = 0;
  for (let line = 0; line < MAX.lines; line += 1) {
    if (bytes[start] === HYPHEN && bytes[start + 1] === HYPHEN) boundaries += 1;
    if (boundaries > MAX.boundaries) return bytes.subarray(0, start);
    const end = bytes.indexOf(LINE_FEED, start);
    if (end === -1) return bytes;
    start = end + 1;
  }
  return bytes.subarray(0, start);
}
