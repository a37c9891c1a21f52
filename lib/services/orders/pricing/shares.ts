/** `whole * part / of`, rounded half up; products of cents can be past what a number holds exactly. */
export function portion(whole: number, part: number, of: number): number {
  const [a, b] = [BigInt(whole) * BigInt(part), BigInt(of)];
  return Number((2n * a + b) / (2n * b));
}

/**
 * Deals `amount` out in proportion to `weights`, whole numbers that add up to it exactly: each gets its share rounded down, and what
 * is left goes to the largest remainders, of equal ones to the larger weight. No share is more than its weight while `amount` is
 * no more than all of them.
 */
export function shares(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const dealt = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, weight, share: Number(product / BigInt(sum)), rest: product % BigInt(sum) };
  });
  let left = amount - dealt.reduce((total, { share }) => total + share, 0);
  const byRest = dealt.toSorted((a, b) => (a.rest === b.rest ? b.weight - a.weight : a.rest < b.rest ? 1 : -1));
  for (const one of byRest) {
    if (left === 0) break;
    one.share += 1;
    left -= 1;
  }
  return dealt.map(({ share }) => share);
}
