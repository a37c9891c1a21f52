const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Codes that the runtime names but ISO 3166-1 does not list as a country with addresses. */
const NONE = new Set([
  "EU",
  "EZ",
  "UN",
  "XA",
  "XB",
  "ZZ",
  "QO",
  "AN",
  "BU",
  "CS",
  "DD",
  "FX",
  "NT",
  "SU",
  "TP",
  "YD",
  "YU",
  "ZR",
  "UK",
  "AC",
  "CP",
  "CQ",
  "DG",
  "DY",
  "HV",
  "NH",
  "RH",
  "TA",
  "VD",
]);
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Countries that can be billed, by name. */
export const BILLING_COUNTRIES: readonly { code: string; name: string }[] = LETTERS.flatMap((a) =>
  LETTERS.map((b) => a + b),
)
  .filter((code) => !NONE.has(code))
  .flatMap((code) => {
    const name = names.of(code);
    return name ? [{ code, name }] : [];
  })
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
