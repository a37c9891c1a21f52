/** Hundredths of a currency as providers write amounts: `4900` is `49.00`. */
export function decimalOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

const SCALE = 12;

/** A decimal as a whole number of its trillionths, without a float between. Throws for what is none. */
export function exactly(decimal: string): bigint {
  const [, whole = "", part = ""] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === "") throw new Error("An amount is not a decimal number.");
  return BigInt(whole + part.padEnd(SCALE, "0").slice(0, SCALE));
}

/** Hundredths of a decimal amount, rounded half up. */
export function centsOf(decimal: string): number {
  const hundredth = 10n ** BigInt(SCALE - 2);
  return Number((exactly(decimal) + hundredth / 2n) / hundredth);
}

/** Hundredths of `amount` at `rate`, rounded half up. */
export function centsAt(amount: string, rate: string): number {
  const hundredth = 10n ** BigInt(2 * SCALE - 2);
  return Number((exactly(amount) * exactly(rate) + hundredth / 2n) / hundredth);
}
