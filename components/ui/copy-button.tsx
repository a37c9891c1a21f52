"use client";

import { Check, Copy } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Button } from "./button";

/** How long the button says that it copied. */
const COPIED_MS = 3000;

/** Copies the code of the figure it stands in; it needs JavaScript, so it stays away without. `label` says what is copied. */
export function CopyButton({ label }: { label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest("figure")?.querySelector("code");
    if (!code) return;
    // browsers offer no clipboard to pages served without TLS: select the text there, ready for the keys
    if (!navigator.clipboard) return void getSelection()?.selectAllChildren(code);
    await navigator.clipboard.writeText(code.textContent ?? "");
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="noscript:hidden"
        aria-label={`${copied ? "Copied" : "Copy"} ${label}`}
        onClick={copy}
      >
        {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {copied ? "Copied" : "Copy"}
      </Button>
      {/* a status within a button is read as its name by nobody */}
      <span role="status" className="sr-only">
        {copied && "Copied"}
      </span>
    </>
  );
}
