/** The header of a page that could not learn which site it is on: the mark alone. */
export function MarkHeader() {
  return (
    <header className="border-b border-line">
      <div className="page flex min-h-16 items-center">
        <a href="/" aria-label="Home" className="rounded-md">
          {/* biome-ignore lint/performance/noImgElement: a small drawing of our own */}
          <img src="/icon.svg" alt="" width={32} height={32} />
        </a>
      </div>
    </header>
  );
}
