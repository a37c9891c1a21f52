/**
 * One value per process under `name`, made on first use. The front door and Next's bundles each load their own copy of a
 * module; whatever must exist once in a process (the pool, the caches) lives here.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const slot = Symbol.for(`launchyard.${name}`);
  const store = processStore();
  if (!store.has(slot)) store.set(slot, make());
  return store.get(slot) as T; // only ever set right above, with this name's own type
}

/** Forgets a value, so that the next use makes a new one. */
export function forgetInProcess(name: string): void {
  processStore().delete(Symbol.for(`launchyard.${name}`));
}

const STORE = Symbol.for("launchyard.store");

function processStore(): Map<symbol, unknown> {
  const found: unknown = Reflect.get(globalThis, STORE);
  if (found instanceof Map) return found;
  const made = new Map<symbol, unknown>();
  Reflect.set(globalThis, STORE, made);
  return made;
}
