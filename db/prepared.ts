import type { Db } from "./client";

/**
 * A query built once per connection and shape, for reads that are asked thousands of times a second: building costs drizzle
 * several times what running costs. `build` ends in `.prepare(name)`, with `sql.placeholder()` for what changes between calls.
 */
export function preparedQuery<Shape, Query>(build: (db: Db, shape: Shape) => Query): (db: Db, shape: Shape) => Query {
  const connections = new WeakMap<Db, Map<string, Query>>();
  return (db, shape) => {
    const queries = connections.get(db) ?? new Map<string, Query>();
    connections.set(db, queries);
    const key = JSON.stringify(shape);
    const found = queries.get(key) ?? build(db, shape);
    queries.set(key, found);
    return found;
  };
}
