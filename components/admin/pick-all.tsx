"use client";

/** Selects every row of the page, or none. */
export function PickAll() {
  return (
    <input
      type="checkbox"
      aria-label="Select all rows of this page"
      className="size-4 align-middle accent-ink"
      onChange={({ target }) => {
        for (const box of target.form?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? [])
          box.checked = target.checked;
      }}
    />
  );
}
