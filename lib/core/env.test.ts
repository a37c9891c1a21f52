import { describe, expect, it } from "vitest";
import { inngestServer, parseEnv } from "./env";

const KEYS = {
  INNGEST_EVENT_KEY: "event-key",
  INNGEST_SIGNING_KEY: `signkey-prod-${"ab".repeat(32)}`,
  INNGEST_BASE_URL: "http://inngest.internal:8288",
};

describe("the keys of an Inngest server", () => {
  it("are taken together", () => {
    expect(inngestServer(parseEnv(KEYS))).toMatchObject({ eventKey: "event-key" });
    expect(inngestServer(parseEnv({}))).toBeNull();
    expect(
      inngestServer(parseEnv({ INNGEST_EVENT_KEY: "", INNGEST_SIGNING_KEY: "", INNGEST_BASE_URL: "" })),
    ).toBeNull();
  });

  it.each(Object.keys(KEYS))("are refused without %s, by its name", (name) => {
    expect(() => parseEnv({ ...KEYS, [name]: "" })).toThrow(`${name}: is needed`);
  });

  it.each(["short", "signkey-prod-zz", "ab".repeat(8)])("are refused with %s to sign with", (key) => {
    expect(() => parseEnv({ ...KEYS, INNGEST_SIGNING_KEY: key })).toThrow("INNGEST_SIGNING_KEY: must be hexadecimal");
  });

  it.each(["1", "true", "http://127.0.0.1:8288"])(
    "are not to be done without in production by INNGEST_DEV=%s",
    (value) => {
      expect(() => parseEnv({ NODE_ENV: "production", INNGEST_DEV: value })).toThrow("INNGEST_DEV: is refused");
      expect(() => parseEnv({ INNGEST_DEV: value })).not.toThrow();
    },
  );
});

describe("the keys of a way to pay", () => {
  it.each([
    [{ STRIPE_SECRET_KEY: "sk" }, "STRIPE_WEBHOOK_SECRET"],
    [{ PAYPAL_CLIENT_ID: "id", PAYPAL_WEBHOOK_ID: "wh" }, "PAYPAL_CLIENT_SECRET"],
    [{ BTCPAY_URL: "https://pay.example", BTCPAY_STORE_ID: "s", BTCPAY_API_KEY: "k" }, "BTCPAY_WEBHOOK_SECRET"],
  ])("are taken together: %o lacks %s", (some, missing) => {
    expect(() => parseEnv(some)).toThrow(`${missing}: is needed with`);
  });
});
