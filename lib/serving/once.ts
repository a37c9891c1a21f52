import type { NodeHandler } from "@/lib/api/http/node-request";

/** Made on first use and kept. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A handler whose code is loaded with the first request for it. */
export function lazily(load: () => Promise<NodeHandler>): NodeHandler {
  const loaded = once(load);
  return async (req, res) => (await loaded())(req, res);
}
