import { parseArgs } from "node:util";
import { z } from "zod";
import { openDatabase } from "@/db/open";
import { type ProvisionedUser, provisionUser } from "@/lib/auth/provision";
import { currentTime, defaultBaseUrl, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { SCOPES, type Scope, scopeSchema } from "@/lib/core/scopes";
import { authSecret } from "@/lib/core/secrets/auth-secret";

const USAGE = `npm run user -- --email a@b.example [--name "Ada"] [--admin] [--key "account:read listings:write"] [--base-url http://127.0.0.1:3000] [--json]`;

const scopeList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(scopeSchema).min(1));

/** Reads the command line. Throws an Error whose message is for the person who typed it. */
function readArguments() {
  const { values } = parseArgs({
    options: {
      email: { type: "string" },
      name: { type: "string" },
      admin: { type: "boolean", default: false },
      key: { type: "string" },
      "base-url": { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  if (!values.email) throw new Error(`--email is missing.\n${USAGE}`);
  return { ...values, email: values.email, scopes: values.key === undefined ? [] : readScopes(values.key) };
}

function readScopes(text: string): Scope[] {
  const parsed = scopeList.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Error(`--key takes scopes, separated by spaces: ${SCOPES.join(", ")}.\n${USAGE}`);
}

function print(user: ProvisionedUser): void {
  console.log(`${user.email} (${user.user_id})`);
  console.log(`Sign in (once, within 24 h): ${user.sign_in_url}`);
  if (user.api_key) console.log(`API key (shown only now): ${user.api_key}`);
}

/** `npm run user`: makes a user and ways in, on the machine that has the database. */
async function main(): Promise<void> {
  const wanted = readArguments();
  const e = env();
  const baseUrl = (wanted["base-url"] ?? defaultBaseUrl(e)).replace(/\/+$/, "");
  const database = await openDatabase({ databaseUrl: e.DATABASE_URL, dataDir: e.DATA_DIR, poolSize: 1 });
  try {
    const deps = { db: database.db, secret: await authSecret(e), baseUrl };
    const { email, name, admin: isAdmin, scopes: keyScopes } = wanted;
    const user = await provisionUser(deps, { email, ...(name && { name }), isAdmin, keyScopes }, currentTime(e));
    if (wanted.json) console.log(JSON.stringify(user));
    else print(user);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isOurs = error instanceof AppError;
  console.error(isOurs ? `${error.detail} ${error.fix}` : error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
