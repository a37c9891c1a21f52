import { lookup } from "../lookup";

const ESCAPES = lookup({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" });

/** Text as HTML shows it, within elements and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES.get(letter) ?? letter);
