"use client";

import { X } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";

interface LargePictureProps {
  src: string;
  alt: string;
  /** Eager where it stands at the top of its page. */
  loading?: "eager" | "lazy";
}

/**
 * A stored picture at the width of its column, in a place kept free for it. It opens large over the page; without
 * JavaScript, or in a new tab, it is a link to the picture itself.
 */
export function LargePicture({ src, alt, loading = "lazy" }: LargePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWasOpened(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <a
        href={src}
        aria-label={`${alt}, open large`}
        aria-haspopup="dialog"
        className="group block cursor-zoom-in rounded-lg"
        onClick={open}
      >
        {/* biome-ignore lint/performance/noImgElement: a stored picture of the one size that is kept */}
        <img
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          className="aspect-[16/10] w-full rounded-lg border border-line bg-wash object-contain group-hover:border-edge"
        />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does every dialog */}
      <dialog
        ref={dialog}
        aria-label={alt}
        className="m-auto max-h-none max-w-[calc(100vw-2rem)] bg-transparent backdrop:bg-veil"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {wasOpened && <Large src={src} alt={alt} onClose={close} />}
      </dialog>
    </>
  );
}

/** The picture as large as the window takes it; on a phone by its height, to be moved sideways. Escape closes it too. */
function Large({ src, alt, onClose }: { src: string; alt: string; onClose: () => void }) {
  return (
    <div className="grid gap-2">
      <div className="flex justify-end">
        <button
          type="button"
          aria-label="Close"
          className="grid size-10 place-items-center rounded-md border border-line bg-card text-ink hover:border-edge"
          onClick={onClose}
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label="Picture" className="overflow-auto overscroll-contain rounded-lg">
        {/* biome-ignore lint/performance/noImgElement: the same picture */}
        <img
          src={src}
          alt={alt}
          className="mx-auto h-[70dvh] max-w-none rounded-lg border border-line bg-wash object-contain sm:h-auto sm:max-h-[calc(100dvh-7rem)] sm:max-w-full"
        />
      </section>
    </div>
  );
}
