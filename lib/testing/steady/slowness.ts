/** Computing that the yardstick takes on the machine that bars in milliseconds were set on: two cores of 2026, nothing else running. */
const YARDSTICK_MS = 16;
/** A machine slower than this would hide what grows without bound. */
const SLOWNESS_MAX = 4;

const TEXT = Array.from({ length: 4_000 }, (_, n) => `word${(n * 7_919) % 4_001} costs $${n} in Bonn. `).join("");

const MEASUREMENTS = 3;
yardstick(); // the first run compiles it

/**
 * How many times longer this machine computes just now than the one that bars were set on: a slower processor, or neighbours
 * that share its caches. At least 1, at most 4.
 */
export function slowness(): number {
  const times = Math.min(...Array.from({ length: MEASUREMENTS }, yardstickMs)) / YARDSTICK_MS;
  return Math.min(SLOWNESS_MAX, Math.max(1, times));
}

function yardstickMs(): number {
  const before = process.threadCpuUsage();
  yardstick();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The kinds of work that reading a page is made of: expressions, maps, objects, sorting. */
function yardstick(): unknown {
  const seen = new Map<string, number>();
  for (let round = 0; round < 6; round += 1)
    for (const [word] of TEXT.matchAll(/\p{L}+\d*|\$\d+/giu)) {
      const key = word.toLowerCase();
      seen.set(key, (seen.get(key) ?? 0) + round);
    }
  const copied: [string, number][] = JSON.parse(JSON.stringify([...seen]));
  return copied.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
