/** Names of test databases go on with the pid of the process that made them. */
export const TEST_DATABASE_PREFIX = "launchyard_test_";
export const TEMPLATE_PREFIX = "launchyard_template_";

/** The URL of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
