import { FILE_SUFFIX } from "@/lib/schemas/admin/desk-answer";

/** A form in which the text of each chosen file stands where it would have been typed; no file is left. */
export async function withFileTexts(form: FormData): Promise<FormData> {
  const read = new FormData();
  for (const [name, value] of form) if (typeof value === "string") read.set(name, value);
  for (const [name, value] of form) {
    if (typeof value === "string" || value.size === 0 || !name.endsWith(FILE_SUFFIX)) continue;
    read.set(name.slice(0, -FILE_SUFFIX.length), await value.text());
  }
  return read;
}
