import { z } from "zod";

const flag = z
  .enum(["0", "1", "true", "false", ""])
  .default("")
  .transform((text) => text === "1" || text === "true");

const optional = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const optionalUrl = z
  .url({ protocol: /^https?$/ })
  .optional()
  .or(z.literal("").transform(() => undefined));

const hostMap = z
  .string()
  .default("{}")
  .transform((text, ctx): Record<string, string> => {
    try {
      return z.record(z.url(), z.url()).parse(JSON.parse(text || "{}"));
    } catch {
      ctx.addIssue({
        code: "custom",
        message: 'must be JSON such as {"https://example.com": "http://127.0.0.1:4101"}',
      });
      return z.NEVER;
    }
  });

/** An Inngest server is used with all three, or not at all. */
const INNGEST_KEYS = ["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY", "INNGEST_BASE_URL"] as const;
/** A way to pay is on with all of its variables, or off without any. */
const PAYMENT_KEYS = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
  ["BTCPAY_URL", "BTCPAY_STORE_ID", "BTCPAY_API_KEY", "BTCPAY_WEBHOOK_SECRET"],
] as const;
/** Hexadecimal, 128 bits at least; the prefix is that of Inngest's own keys. */
const SIGNING_KEY = /^(?:signkey-\w+-)?(?:[0-9a-f]{2}){16,}$/i;

const TOKEN_MIN = 16;
const TOKENS = ["METRICS_TOKEN", "MAIL_BOUNCE_TOKEN"] as const;

const shape = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  BASE_URL: optional,
  DATABASE_URL: optional,
  /** A server where tests may create databases; the embedded one where unset. */
  TEST_DATABASE_URL: optional,
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().default(".data"),
  AUTH_SECRET: optional,
  /** Header in which the proxy in front names the client's country; one that clients can write themselves proves nothing. */
  COUNTRY_HEADER: optional,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  CRAWLER_HOST_MAP: hostMap,
  ALLOW_TEST_ENDPOINTS: flag,
  NOW_OFFSET_DAYS: z.coerce.number().min(-3650).max(3650).default(0),
  METRICS_TOKEN: optional,
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default("Launchyard <hello@launchyard.example>"),
  MAIL_BOUNCE_ADDRESS: z
    .email()
    .optional()
    .or(z.literal("").transform(() => undefined)),
  MAIL_BOUNCE_TOKEN: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_MODEL: z.string().default("gpt-5-mini"),
  OPENAI_INPUT_USD_PER_MTOK: z.coerce.number().min(0).optional(),
  OPENAI_OUTPUT_USD_PER_MTOK: z.coerce.number().min(0).optional(),
  INNGEST_EVENT_KEY: optional,
  INNGEST_SIGNING_KEY: optional,
  INNGEST_BASE_URL: optionalUrl,
  INNGEST_DEV: optional,
  S3_ENDPOINT: optional,
  S3_BUCKET: optional,
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  AHREFS_API_KEY: optional,
  AHREFS_LOOKUPS_PER_DAY: z.coerce.number().int().min(0).max(100_000).default(500),
  VIES_URL: optionalUrl,
  STRIPE_URL: optionalUrl,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).default("https://api-m.paypal.com"),
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional,
  BTCPAY_URL: optionalUrl,
  BTCPAY_STORE_ID: optional,
  BTCPAY_API_KEY: optional,
  BTCPAY_WEBHOOK_SECRET: optional,
  AUTH_GITHUB_ID: optional,
  AUTH_GITHUB_SECRET: optional,
  AUTH_GOOGLE_ID: optional,
  AUTH_GOOGLE_SECRET: optional,
});

const schema = shape.superRefine((e, ctx) => {
  const refuse = (name: keyof typeof e, message: string) => ctx.addIssue({ code: "custom", path: [name], message });
  const missing = INNGEST_KEYS.filter((name) => e[name] === undefined);
  const isHalf = missing.length > 0 && missing.length < INNGEST_KEYS.length;
  for (const name of isHalf ? missing : [])
    refuse(name, "is needed with the other INNGEST_ keys; set all three, or none");
  for (const keys of PAYMENT_KEYS) {
    const unset = keys.filter((name) => e[name] === undefined);
    for (const name of unset.length < keys.length ? unset : [])
      refuse(name, `is needed with ${keys.filter((one) => one !== name).join(", ")}; set all of them, or none`);
  }
  for (const name of TOKENS.filter((token) => e[token] && e[token].length < TOKEN_MIN))
    refuse(name, `must have ${TOKEN_MIN} characters or more, such as those of: openssl rand -hex 16`);
  if (e.INNGEST_SIGNING_KEY && !SIGNING_KEY.test(e.INNGEST_SIGNING_KEY))
    refuse("INNGEST_SIGNING_KEY", "must be hexadecimal, of 32 digits or more");
  if (e.NODE_ENV === "production" && isInngestDev(e))
    refuse("INNGEST_DEV", "is refused when NODE_ENV=production: anybody could run functions then");
});

export type Env = z.infer<typeof schema>;

/** Every variable that is read; .env.example describes exactly these. */
export const ENV_NAMES = Object.keys(shape.shape);

/** Checks the environment; throws one message that names every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(
      `The environment is not usable:\n${lines.join("\n")}\nSee .env.example for what each variable takes.`,
    );
  }
  return parsed.data;
}

let current: Env | undefined;

/** The process's environment, checked once. The only reader of process.env. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

/** Origins the crawler sends to local servers, or none where that is refused (decisions, Draft, CRAWLER_HOST_MAP). */
export function crawlerHostMap(e: Env): Record<string, string> {
  const isMapped = Object.keys(e.CRAWLER_HOST_MAP).length > 0;
  if (isMapped && e.NODE_ENV === "production" && !e.ALLOW_TEST_ENDPOINTS) {
    throw new Error(
      "CRAWLER_HOST_MAP is refused when NODE_ENV=production. Unset it, or set ALLOW_TEST_ENDPOINTS=1 on a test machine.",
    );
  }
  return e.CRAWLER_HOST_MAP;
}

const DAY_MS = 86_400_000;

/** Whether mails that no mail server takes may be shown on a page: never on a public machine, they hold codes that sign people in. */
export function hasDevInbox(e: Pick<Env, "NODE_ENV" | "SMTP_URL" | "ALLOW_TEST_ENDPOINTS">): boolean {
  return !e.SMTP_URL && (e.NODE_ENV !== "production" || e.ALLOW_TEST_ENDPOINTS);
}

/** The clock of the process; shifted by NOW_OFFSET_DAYS only together with ALLOW_TEST_ENDPOINTS. */
export function currentTime(e: Env = env()): Date {
  return new Date(Date.now() + (e.ALLOW_TEST_ENDPOINTS ? e.NOW_OFFSET_DAYS * DAY_MS : 0));
}

/** Origin of the default site: BASE_URL, else where this process listens. */
export function defaultBaseUrl(e: Env = env()): string {
  return (e.BASE_URL ?? `http://${e.HOST}:${e.PORT}`).replace(/\/+$/, "");
}

/** Whether browsers reach the default site by TLS, which a proxy in front of the process ends. */
export function isHttps(e: Env = env()): boolean {
  return defaultBaseUrl(e).startsWith("https:");
}

/** How an Inngest server is reached and known. */
export interface InngestServer {
  eventKey: string;
  signingKey: string;
  baseUrl: string;
}

/** The Inngest server that drives background functions; null where the embedded runner does. */
export function inngestServer(e: Env): InngestServer | null {
  const { INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey, INNGEST_BASE_URL: baseUrl } = e;
  return eventKey && signingKey && baseUrl ? { eventKey, signingKey, baseUrl } : null;
}

/** Whether Inngest's development server drives them, which signs nothing: for a developer's own machine. */
export function isInngestDev({ INNGEST_DEV }: { INNGEST_DEV?: string | undefined }): boolean {
  return INNGEST_DEV !== undefined && INNGEST_DEV !== "0" && INNGEST_DEV !== "false";
}
