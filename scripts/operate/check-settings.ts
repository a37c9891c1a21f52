import type { Env } from "@/lib/core/env";
import { type Finding, fail, fine, warn } from "./check";

const NODE_MAJOR_MIN = 24;
const SECRET_LENGTH_MIN = 32;
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What can be told of the settings without asking anybody. */
export function checkSettings(e: Env, nodeVersion: string): Finding[] {
  return [
    checkNode(nodeVersion),
    checkMode(e),
    checkAddress(e),
    checkProxies(e),
    checkSecret(e),
    ...checkTestSettings(e),
  ];
}

function checkNode(version: string): Finding {
  const [major = "0"] = version.split(".");
  if (Number(major) >= NODE_MAJOR_MIN) return fine("Node", version);
  return fail(
    "Node",
    `This is Node ${version}.`,
    `Run it by npm scripts, which use their own, or with Node ${NODE_MAJOR_MIN} or newer.`,
  );
}

function checkMode({ NODE_ENV }: Env): Finding {
  if (NODE_ENV === "production") return fine("Mode", "production");
  return warn(
    "Mode",
    `NODE_ENV is ${NODE_ENV}.`,
    "Set NODE_ENV=production to check what serves the public; npm start does so by itself.",
  );
}

function checkAddress({ BASE_URL, HOST, NODE_ENV }: Env): Finding {
  if (!BASE_URL) {
    const detail = `BASE_URL is not set, so that links lead to ${HOST}.`;
    const fix = "Set BASE_URL to the public origin, such as https://launchyard.example.";
    return (NODE_ENV === "production" ? fail : warn)("Public address", detail, fix);
  }
  if (!URL.canParse(BASE_URL))
    return fail("Public address", `BASE_URL is no address: ${BASE_URL}.`, "Write it as https://your.host.");
  const { protocol, hostname, origin } = new URL(BASE_URL);
  if (protocol !== "https:" && !LOCAL.test(hostname))
    return fail(
      "Public address",
      `${origin} is not encrypted: cookies travel in the open.`,
      "Put a proxy with TLS in front, and set BASE_URL to https.",
    );
  return fine("Public address", origin);
}

/** A process that listens on the loopback alone, or answers an https address, stands behind a proxy. */
function checkProxies({ BASE_URL, HOST, TRUSTED_PROXIES }: Env): Finding {
  const isPublic = BASE_URL !== undefined && URL.canParse(BASE_URL) && !LOCAL.test(new URL(BASE_URL).hostname);
  const isBehind = isPublic && (LOCAL.test(HOST) || BASE_URL.startsWith("https:"));
  if (!isBehind || TRUSTED_PROXIES > 0) return fine("Proxies", `${TRUSTED_PROXIES} trusted, listening on ${HOST}`);
  const detail = `A proxy stands before ${HOST}, and TRUSTED_PROXIES is 0: all visitors count as one client.`;
  return fail("Proxies", detail, "Set TRUSTED_PROXIES to the number of your own proxies.");
}

function checkSecret({ AUTH_SECRET, DATABASE_URL }: Env): Finding {
  if (!AUTH_SECRET && DATABASE_URL)
    return warn(
      "Secret",
      "AUTH_SECRET is not set: each machine makes one of its own.",
      "Set the same one on all: openssl rand -base64 33",
    );
  if (AUTH_SECRET && AUTH_SECRET.length < SECRET_LENGTH_MIN)
    return fail(
      "Secret",
      `AUTH_SECRET has ${AUTH_SECRET.length} characters.`,
      "Make one that cannot be guessed: openssl rand -base64 33",
    );
  return fine("Secret", AUTH_SECRET ? "AUTH_SECRET" : "made once and kept in DATA_DIR");
}

function checkTestSettings(e: Env): Finding[] {
  const isPublic = e.NODE_ENV === "production";
  const set = [
    e.ALLOW_TEST_ENDPOINTS && "ALLOW_TEST_ENDPOINTS",
    Object.keys(e.CRAWLER_HOST_MAP).length > 0 && "CRAWLER_HOST_MAP",
    e.NOW_OFFSET_DAYS !== 0 && "NOW_OFFSET_DAYS",
  ].filter((name) => name !== false);
  if (set.length === 0) return [fine("Test settings", "none")];
  return set.map((name) =>
    (isPublic ? fail : warn)("Test settings", `${name} is set.`, `Unset ${name}: it is for tests and demos.`),
  );
}
