import type { UploadReport } from "@/lib/schemas/admin/upload-report";

/** What a file would do: how many of its rows are taken, and each that is left out with the reason. */
export function UploadSummary({ report: { rows, taken, left_out } }: { report: UploadReport }) {
  return (
    <div role="status" className="grid gap-2 rounded-md border border-line p-3 text-sm">
      <p className="font-medium">
        {taken} of {rows} {rows === 1 ? "row" : "rows"} would be taken. Nothing is done yet.
      </p>
      {left_out.length > 0 && (
        <ul className="grid max-h-64 gap-1 overflow-auto">
          {left_out.map(({ row, what, problem }) => (
            <li key={row} className="wrap-anywhere">
              Row <span className="figures">{row}</span>
              {what && ` (${what})`}: {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
