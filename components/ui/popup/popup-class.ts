/** Look of everything that floats beside its trigger. */
export const POPUP_CLASS =
  "max-w-[min(22rem,calc(100vw-2rem))] origin-(--transform-origin) rounded-lg border border-ink bg-card text-sm text-ink shadow-float outline-none transition-[opacity,scale] duration-100 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0";
