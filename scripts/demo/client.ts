import type { z } from "zod";

/** Talks to the running app as any REST client would. */
export interface Client {
  baseUrl: string;
  get<T extends z.ZodType>(path: string, shape: T): Promise<z.output<T>>;
  post<T extends z.ZodType>(path: string, body: unknown, shape: T): Promise<z.output<T>>;
}

/** A client with an API key. Throws an Error with the problem's own words when the app refuses. */
export function createClient(baseUrl: string, apiKey: string): Client {
  const send = async <T extends z.ZodType>(method: string, path: string, body: unknown, shape: T) => {
    const response = await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${answer.detail} ${answer.fix ?? ""}`);
    return shape.parse(answer);
  };
  return {
    baseUrl,
    get: (path, shape) => send("GET", path, undefined, shape),
    post: (path, body, shape) => send("POST", path, body, shape),
  };
}
