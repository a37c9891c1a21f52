/** Structured data for machine readers (JSON-LD 1.1). `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped; React would escape quotes, which JSON-LD readers do not undo
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
