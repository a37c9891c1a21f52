import { createTransport } from "nodemailer";
import type { Env } from "@/lib/core/env";
import { storage } from "@/lib/integrations/storage";
import { type Finding, fail, fine, warn } from "./check";

const ANSWER_MS = 8_000;

/** Everything outside that is configured, asked for what costs nothing. */
export function checkServices(e: Env): Promise<Finding[]> {
  return Promise.all([
    checkMail(e),
    checkStorage(e),
    checkModel(e),
    checkInngest(e),
    ...checkPayments(e),
    checkRatings(e),
    checkVies(e),
  ]);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function checkMail({ SMTP_URL, NODE_ENV }: Env): Promise<Finding> {
  if (!SMTP_URL) {
    const fix = "Set SMTP_URL and MAIL_FROM.";
    if (NODE_ENV !== "production") return warn("Mail", "Mails are written to DATA_DIR/outbox.", fix);
    return fail("Mail", "SMTP_URL is not set: nobody gets their sign-in code.", fix);
  }
  const limits = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
  const transport = createTransport({ url: SMTP_URL, ...limits });
  try {
    await transport.verify();
    return fine("Mail", "the mail server takes our name and password");
  } catch (error) {
    return fail(
      "Mail",
      `The mail server does not take us: ${reasonOf(error)}`,
      "Check host, port, user and password of SMTP_URL.",
    );
  } finally {
    transport.close();
  }
}

async function checkStorage(e: Env): Promise<Finding> {
  if (!e.S3_BUCKET) return fine("Pictures", "kept in DATA_DIR/files");
  try {
    await storage(e).list("00");
    return fine("Pictures", `bucket ${e.S3_BUCKET}`);
  } catch (error) {
    return fail(
      "Pictures",
      reasonOf(error),
      "Check the S3_ variables; the key has to get, put, delete and list objects below files/.",
    );
  }
}

/** What a service said: whether it knows the key, or why it could not be asked. */
async function ask(
  url: string,
  headers: Record<string, string>,
  init: RequestInit = {},
): Promise<"ok" | "refused" | string> {
  try {
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS), redirect: "manual" });
    await response.body?.cancel();
    if (response.ok) return "ok";
    return response.status === 401 || response.status === 403 ? "refused" : `It answered ${response.status}.`;
  } catch (error) {
    return `It cannot be reached: ${reasonOf(error)}`;
  }
}

async function told(name: string, variables: string, answer: Promise<string>): Promise<Finding> {
  const said = await answer;
  if (said === "ok") return fine(name, "it answers and knows the key");
  if (said === "refused") return fail(name, "It refuses the key.", `Check ${variables}.`);
  return fail(name, said, `Check ${variables} and the way out to the internet.`);
}

async function checkModel({ OPENAI_API_KEY, OPENAI_BASE_URL }: Env): Promise<Finding> {
  if (!OPENAI_API_KEY) return fine("Model", "none: drafts are made by rules alone");
  const base = (OPENAI_BASE_URL ?? "https://api.openai.com/v1").replace(/\/+$/, "");
  return told(
    "Model",
    "OPENAI_API_KEY and OPENAI_BASE_URL",
    ask(`${base}/models`, { authorization: `Bearer ${OPENAI_API_KEY}` }),
  );
}

async function checkInngest({ INNGEST_BASE_URL }: Env): Promise<Finding> {
  if (!INNGEST_BASE_URL) return fine("Background work", "by the processes themselves");
  const answer = ask(new URL("/health", INNGEST_BASE_URL).href, {});
  const { status, detail } = await told("Background work", "INNGEST_BASE_URL", answer);
  if (status === "ok") return fine("Background work", `the Inngest server at ${INNGEST_BASE_URL} answers`);
  return fail("Background work", detail, "Check INNGEST_BASE_URL, and that the Inngest server runs.");
}

function checkPayments(e: Env): Promise<Finding>[] {
  const checks = [checkStripe(e), checkPaypal(e), checkBtcpay(e)].filter((one) => one !== null);
  if (checks.length > 0) return checks;
  return [
    Promise.resolve(
      warn(
        "Payments",
        "No way to pay is configured.",
        "Set the variables of Stripe, PayPal or BTCPay, if you sell anything.",
      ),
    ),
  ];
}

function checkStripe({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
  NODE_ENV,
}: Env): Promise<Finding> | null {
  if (!key || !secret) return null;
  const isKey = /^(?:sk|rk)_(?:live|test)_\w+$/.test(key);
  if (!isKey || !secret.startsWith("whsec_")) {
    const fix = "STRIPE_SECRET_KEY begins with sk_ or rk_, STRIPE_WEBHOOK_SECRET with whsec_.";
    return Promise.resolve(fail("Stripe", "A key does not look like one.", fix));
  }
  if (NODE_ENV === "production" && key.includes("_test_"))
    return Promise.resolve(warn("Stripe", "The key is of test mode: nothing is paid.", "Set a key of live mode."));
  return told(
    "Stripe",
    "STRIPE_SECRET_KEY",
    ask("https://api.stripe.com/v1/checkout/sessions?limit=1", { authorization: `Bearer ${key}` }),
  );
}

function checkPaypal({ PAYPAL_URL, PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret }: Env): Promise<Finding> | null {
  if (!id || !secret) return null;
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
  const init = { method: "POST", body: new URLSearchParams({ grant_type: "client_credentials" }) };
  return told(
    "PayPal",
    "the PAYPAL_ variables",
    ask(new URL("/v1/oauth2/token", PAYPAL_URL).href, { authorization }, init),
  );
}

function checkBtcpay({ BTCPAY_URL, BTCPAY_STORE_ID, BTCPAY_API_KEY }: Env): Promise<Finding> | null {
  if (!BTCPAY_URL || !BTCPAY_STORE_ID || !BTCPAY_API_KEY) return null;
  const url = new URL(`/api/v1/stores/${encodeURIComponent(BTCPAY_STORE_ID)}/invoices?take=1`, BTCPAY_URL).href;
  return told("BTCPay", "the BTCPAY_ variables", ask(url, { authorization: `token ${BTCPAY_API_KEY}` }));
}

async function checkRatings({ AHREFS_API_KEY }: Env): Promise<Finding> {
  return fine(
    "Domain Rating",
    AHREFS_API_KEY ? "by Ahrefs; its key is not tried, since asking costs units" : "rows written by hand",
  );
}

async function checkVies({ VIES_URL }: Env): Promise<Finding> {
  if (!VIES_URL) return fine("VAT numbers", "not looked up");
  const said = await ask(`${VIES_URL.replace(/\/+$/, "")}/check-status`, {});
  if (said === "ok") return fine("VAT numbers", "the registry answers");
  return warn(
    "VAT numbers",
    said === "refused" ? "The registry refuses us." : said,
    "Check VIES_URL; until it answers numbers stay unverified.",
  );
}
