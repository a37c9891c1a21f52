import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";

const TIMEOUT_MS = 15_000;

interface ProviderCall<T> {
  provider: string;
  url: string;
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  shape: z.ZodType<T>;
  /** Statuses that are answered as null. */
  absent?: readonly number[];
  timeoutMs?: number;
}

/**
 * Calls a provider's API for JSON. Throws `unavailable` when it is away, refuses or answers oddly: then nothing is known, and the same
 * call with the same key is safe to make again. Neither keys nor what is said are logged.
 */
export async function callProvider<T>(call: ProviderCall<T> & { absent?: undefined }): Promise<T>;
export async function callProvider<T>(call: ProviderCall<T>): Promise<T | null>;
export async function callProvider<T>(call: ProviderCall<T>): Promise<T | null> {
  const { url, method = "GET", headers, body, shape, absent = [], timeoutMs = TIMEOUT_MS } = call;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal,
      redirect: "error",
    });
    if (absent.includes(response.status)) return null;
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    return shape.parse(await response.json());
  } catch (error) {
    throw providerAway(call.provider, error);
  }
}

/** What is thrown when a provider could not be asked; the log has the kind of failure alone. */
export function providerAway(provider: string, error: unknown): AppError {
  const why =
    error instanceof z.ZodError ? "odd answer" : error instanceof Error ? error.message.slice(0, 80) : "unknown";
  log.warn("a payment provider did not answer", { provider, why });
  return new AppError("unavailable", "The payment service does not answer now.", "Try again in a minute.", {
    retryAfter: 60,
  });
}
