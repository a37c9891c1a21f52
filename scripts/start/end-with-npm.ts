const PARENT_CHECK_MS = 500;

/** npm may be killed, or end with its terminal, and tell nobody: a server in nobody's charge ends as if told to. */
export function endWithNpm(): void {
  const npm = process.ppid;
  const check = () => process.ppid !== npm && process.kill(process.pid, "SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(check, PARENT_CHECK_MS).unref();
}
