import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { centsOf, moneyIn, periodAt } from "./money";

describe("amounts of money", () => {
  it("reads what it writes, whatever the thousands and decimals are marked with", () => {
    const styles = [
      { thousands: ",", point: ".", write: (n: string) => `$${n}` },
      { thousands: ".", point: ",", write: (n: string) => `${n} €` },
      { thousands: "\u00a0", point: ",", write: (n: string) => `${n} €` },
      { thousands: "'", point: ".", write: (n: string) => `CHF ${n}` },
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(...styles),
        (cents, { thousands, point, write }) => {
          const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
          const text = `Plan ${write(`${whole}${point}${String(cents % 100).padStart(2, "0")}`)} per month`;
          expect(moneyIn(text).map((one) => one.amountCents)).toEqual([cents]);
        },
      ),
    );
  });

  it.each(["$4.5M", "$2 billion", "€10k", "$1.2 million", "3 Mrd. €"])("leaves %s to the financial press", (text) => {
    expect(moneyIn(`They raised ${text} last year`).filter((one) => one.end === text.length)).toEqual([]);
    expect(moneyIn(text)).toEqual([]);
  });

  it("reads dirhams as Morocco's where the page is in French, and leaves open whose they are elsewhere", () => {
    expect(moneyIn("139 DH", "fr").map((one) => one.currency)).toEqual(["MAD"]);
    expect(moneyIn("139 DH", "en").map((one) => one.currency)).toEqual([null]);
  });

  it.each(["user/month", "Nutzer / Monat", "anv/mån"])("are paid by %s, without a word before it", (period) => {
    expect(periodAt(`9 ${period}`, 1)?.text).toBe(period);
  });

  it.each(["$", "$–", "€ {{ price }}", "USB 3.0", "2026", "50%", "v1.2", "8 GB"])("reads no money in %j", (text) => {
    expect(moneyIn(text)).toEqual([]);
  });

  it.each([
    "Works with R2/S3 storage",
    "FHIR R4/R5",
    "For the RM1 and RM2 tablets",
    "CFA 2025 exam",
    "DH 2048 keys",
    "2048 DH parameters",
    "Nel 2019 lei ha fondato il porto",
    "NAD 83 and WGS 84",
    "CRC 32 checksums",
    "TRY 14 DAYS FREE",
  ])("takes what is called like a currency for none: %s", (text) => {
    expect(moneyIn(text)).toEqual([]);
  });

  it("knows the dollar of the page's country only where that is plain", () => {
    expect(moneyIn("$9", "en-US")[0]?.currency).toBe("USD");
    expect(moneyIn("$9", "en-AU")[0]?.currency).toBeNull();
    expect(moneyIn("99 kr", "sv")[0]?.currency).toBe("SEK");
    expect(moneyIn("99 kr", "en")[0]?.currency).toBeNull();
  });

  it.each([
    ["KSh 1,950/month", 195_000, "KES"],
    ["₦4,900", 490_000, "NGN"],
    ["GH₵ 120", 12_000, "GHS"],
    ["Rp 99.000", 9_900_000, "IDR"],
    ["RM49.90", 4_990, "MYR"],
    ["S/ 35", 3_500, "PEN"],
    ["R499/month", 49_900, "ZAR"],
    ["R1,249", 124_900, "ZAR"],
    ["R1 299 per month", 129_900, "ZAR"],
    ["₱ 249", 24_900, "PHP"],
    ["199.000 ₫", 19_900_000, "VND"],
    ["25 lei", 2_500, "RON"],
    ["Rs. 999", 99_900, null],
    ["15 000 F CFA", 1_500_000, null],
    ["350 DH", 35_000, null],
    ["99 DH par mois", 9_900, null],
    ["49 lei/lună", 4_900, "RON"],
    ["CFA 5,000", 500_000, null],
  ])("reads %j as its country writes it", (text, amountCents, currency) => {
    expect(moneyIn(text)).toEqual([expect.objectContaining({ amountCents, currency })]);
  });

  it.each(["the R2 release", "R 4.1 and RStudio", "model S/4HANA"])("takes no letters of %j for a sign", (text) => {
    expect(moneyIn(text)).toEqual([]);
  });

  it("reads a code beside a sign, known or not, and no other capitals; fractions of a cent are no thousands", () => {
    expect(moneyIn("$9 BBD")[0]?.currency).toBe("BBD");
    expect(moneyIn("$9 PER SEAT")[0]?.text).toBe("$9");
    expect(moneyIn("XX$9", "en")[0]?.currency).toBeNull();
    expect(moneyIn("$0.002 a message")).toEqual([]);
  });

  it("gives null for what is no number", () => {
    expect(centsOf("")).toBeNull();
    expect(centsOf("12345678901")).toBeNull();
  });
});

describe("periods", () => {
  it.each([
    [" / month", "/ month"],
    ["/mo", "/mo"],
    [" per user / month", "per user / month"],
    [" per seat, per month", "per seat, per month"],
    [" a year", "a year"],
    [" per shop and month", "per shop and month"],
    [" per shop and per month", "per shop and per month"],
    [" par boutique et par mois", "par boutique et par mois"],
    [" por tienda y mes", "por tienda y mes"],
    [" al mese e per negozio", "al mese e per negozio"],
    [" per winkel en per maand", "per winkel en per maand"],
    ["/m", "/m"],
    [" billed annually", "billed annually"],
    [" one-time payment", "one-time payment"],
    [" pro Nutzer und Monat", "pro Nutzer und Monat"],
    [" monthly, per member", "monthly, per member"],
    [" per month per boat, billed yearly", "per month per boat, billed yearly"],
    [" par mois", "par mois"],
    ["/mes", "/mes"],
    [" al mese", "al mese"],
    [" per maand", "per maand"],
    ["/mo and your time", "/mo"],
  ])("stand right behind the amount: %j", (text, period) => {
    expect(periodAt(`9${text}`, 1)?.text).toBe(period);
  });

  it.each([" for crews", " and more", ", the best plan", " more"])("are none in %j", (text) => {
    expect(periodAt(`9${text}`, 1)).toBeNull();
  });
});

it.each([
  ["199 Kč měsíčně", "měsíčně"],
  ["499 Kč ročně", "ročně"],
  ["9 € mesačne", "mesačne"],
  ["9 € mjesečno", "mjesečno"],
  ["19 € godišnje", "godišnje"],
  ["2 990 Ft / hó", "/ hó"],
  ["9 € / kk", "/ kk"],
  ["9 € kuukaudessa", "kuukaudessa"],
  ["199 kr månadsvis", "månadsvis"],
])("reads %j, whose month or year begins with the letter of a million", (text, period) => {
  const [money] = moneyIn(text);
  expect(periodAt(text, money?.end ?? 0)?.text).toBe(period);
});
