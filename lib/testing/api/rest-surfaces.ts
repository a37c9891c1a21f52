import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { createApi } from "@/lib/api/rest/endpoint";
import { openFrontDoor } from "@/lib/api/server/front-door";
import { forgetInProcess, oncePerProcess } from "@/lib/core/once-per-process";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { type TestApp, testApp } from "./app";
import { sampleOperations } from "./sample-operations";

type Send = (path: string, init?: RequestInit) => Promise<Response>;
interface Surface {
  send: Send;
  close(): Promise<void>;
}

const surfaces: Record<string, (app: TestApp) => Promise<Surface>> = {
  "the web handler": async (app) => {
    const api = createApi(app);
    const send: Send = (path, init) => api(new Request(`http://main.test${path}`, init), { address: "192.0.2.1" });
    return { send, close: async () => undefined };
  },
  "the front door over HTTP": async (app) => {
    const door = openFrontDoor(app, { early: [], pages: async (_req, res) => void res.writeHead(404).end("page") });
    const port = await door.listen(0, "127.0.0.1");
    return { send: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init), close: () => door.close() };
  },
  "the route handler": async (app) => {
    oncePerProcess("app", () => Promise.resolve(app));
    const { GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS } = await import("@/app/api/v1/[...path]/route");
    const handlers = new Map(Object.entries({ GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS }));
    const send: Send = async (path, init) => {
      const handler = handlers.get(init?.method ?? "GET");
      if (!handler) throw new Error(`The route handler does not export ${init?.method}.`);
      return handler(new Request(`http://main.test${path}`, init));
    };
    return { send, close: async () => forgetInProcess("app") };
  },
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** One user's calls of the sample operations. Each test finds new windows of every bucket. */
export interface RestCalls {
  app(): TestApp;
  /** Of every scope. */
  key(): string;
  /** Of `account:read` alone. */
  readKey(): string;
  /** How often an operation did its work. */
  runs(): number;
  /** A call without a key. `path` lies below /api/v1. */
  get: Send;
  /** A call with the key; a body that is text goes as it is. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Holds guarantees of REST to each way that a request comes in. */
export function describeRest(title: string, tests: (rest: RestCalls) => void): void {
  describe.each(Object.entries(surfaces))(`${title} through %s`, (_name, open) => tests(useRest(open)));
}

function useRest(open: (app: TestApp) => Promise<Surface>): RestCalls {
  const { state, operations } = sampleOperations();
  let app: TestApp;
  let surface: Surface;
  let key: string;
  let readKey: string;
  beforeAll(async () => {
    app = await testApp({ operations });
    surface = await open(app);
    const user = await createUser(app.db, { email: "mira@people.example" });
    key = await apiKeyFor(app.db, user);
    readKey = await apiKeyFor(app.db, user, ["account:read"]);
  });
  beforeEach(() => app.clock.advance(3_600_000));
  afterAll(async () => {
    await surface.close();
    await app.close();
  });
  const get: Send = (path, init) => surface.send(`/api/v1${path}`, init);
  return {
    ...{ app: () => app, key: () => key, readKey: () => readKey, runs: () => state.runs, get },
    send: (method, path, body, headers = {}) =>
      get(path, {
        method,
        headers: { ...bearer(key), "content-type": "application/json", ...headers },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
  };
}

/** Expects a complete problem document, and answers its body. */
export async function problem(response: Response, status: number, code: string) {
  const body = await response.json();
  expect({ status: response.status, code: body.code }).toEqual({ status, code });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(body).toMatchObject({
    status,
    title: expect.any(String),
    detail: expect.any(String),
    fix: expect.any(String),
  });
  expect(body.type).toContain(`#error-${code}`);
  expect(body.request_id).toBe(response.headers.get("x-request-id"));
  return body;
}
