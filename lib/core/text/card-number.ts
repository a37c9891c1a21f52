/** Digits in a row, with single spaces or hyphens between, that are no part of a longer run, of a hash or of an address. */
const RUN = /(?<![\w/=-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** How numbers of the large card schemes begin, and how long they are (ISO/IEC 7812): Visa, Mastercard, American Express, Discover, JCB, Diners. */
const SCHEMES =
  /^(?:4\d{12}(?:\d{3})?(?:\d{3})?|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|6(?:011|5\d\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11})$/;

/** Whether a text holds the number of a payment card: of a scheme's form, with the check digit of Luhn. */
export function holdsCardNumber(text: string): boolean {
  return (text.match(RUN) ?? []).some((run) => {
    const digits = run.replace(/[ -]/g, "");
    return SCHEMES.test(digits) && isLuhn(digits);
  });
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
