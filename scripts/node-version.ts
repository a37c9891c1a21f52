/** README says so too. Older ones lack what undici and others ask of Node. */
const NEEDED = [24, 9] as const;

/** Throws where the process runs on a Node that is too old, before anything fails in words of its own. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  throw new Error(
    `This is Node ${version}, and Launchyard runs on ${NEEDED.join(".")} or newer. Start it through npm, which takes the Node of node_modules on Linux, or with node_modules/.bin/node.`,
  );
}

requireNode(process.versions.node); // when it is imported: first of all, before what an older Node cannot load
