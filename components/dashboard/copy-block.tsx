"use client";

import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";

/** How long the button says that it copied. */
const COPIED_MS = 3000;

/** Code to paste elsewhere, with a button that copies it. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const code = useRef<HTMLPreElement>(null);
  const copy = async () => {
    // browsers offer no clipboard to pages served without TLS: select the text there, ready for the keys
    if (!navigator.clipboard) return void (code.current && getSelection()?.selectAllChildren(code.current));
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between text-sm">
        <span className="font-medium">{label}</span>
        <Button size="sm" variant="quiet" onClick={copy}>
          {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          <span role="status">{copied ? "Copied" : "Copy"}</span>
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
      <pre
        ref={code}
        className="figures overflow-x-auto rounded-md border border-line bg-wash p-3 text-xs whitespace-pre-wrap break-all"
      >
        {text}
      </pre>
    </div>
  );
}
