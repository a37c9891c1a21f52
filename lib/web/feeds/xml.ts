import { escapeHtml } from "@/lib/core/text/escape-html";

/** Text as XML 1.0 holds it: it knows no other control characters (section 2.2). */
export const xmlText = (value: string) => escapeHtml(value.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ""));

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element with nothing but text. */
export const element = (name: string, value: string) => `<${name}>${xmlText(value)}</${name}>`;
