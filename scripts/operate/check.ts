/** What one look at an installation found. */
export interface Finding {
  /** What was looked at, in words. */
  name: string;
  /** `fail` keeps it from working or makes it unsafe; `warn` works, but rarely as it is meant. */
  status: "ok" | "warn" | "fail";
  detail: string;
  /** What to do about it. */
  fix?: string;
}

export const fine = (name: string, detail: string): Finding => ({ name, status: "ok", detail });
export const warn = (name: string, detail: string, fix: string): Finding => ({ name, status: "warn", detail, fix });
export const fail = (name: string, detail: string, fix: string): Finding => ({ name, status: "fail", detail, fix });
