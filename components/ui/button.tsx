import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { PageLink } from "./page-link";

/** `primary` once a view; `danger` for what cannot be undone; `quiet` inside rows and toolbars. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** `md` is 40 px high, `sm` 32 px. */
export type ButtonSize = "sm" | "md";

const BASE =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-ink text-paper hover:bg-ink/85",
  secondary: "border border-line bg-card text-ink hover:border-edge hover:bg-wash",
  quiet: "text-soft hover:bg-wash hover:text-ink",
  danger: "border border-bad/40 bg-card text-bad hover:border-bad hover:bg-wash",
};

const SIZES: Record<ButtonSize, string> = { sm: "h-8 px-3 text-sm", md: "h-10 px-4 text-sm" };

/** Class of a button's look, for elements that are no `Button`: a trigger of a popup, a label of a file input. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size]);
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button. `pending` shows a spinner, keeps the words and refuses further clicks. */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  type = "button",
  disabled,
  ...rest
}: ComponentProps<"button"> & Look & { pending?: boolean }): ReactNode {
  return (
    <button
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      aria-busy={pending || undefined}
      disabled={pending || disabled}
      {...rest}
    >
      {pending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  );
}

type LinkProps = Pick<ComponentProps<typeof PageLink>, "className" | "children" | "rel" | "target" | "aria-label">;

/** A link that looks like a button. Outside addresses get a plain `<a>`. */
export function LinkButton({ variant, size, className, href, ...rest }: LinkProps & Look & { href: string }) {
  const look = classNames(buttonClass(variant, size), className);
  if (!href.startsWith("/") && !href.startsWith("#")) return <a href={href} className={look} {...rest} />;
  return <PageLink href={href} className={look} {...rest} />;
}

/** A square button that shows only an icon; `label` is its name for everybody who does not see it. */
export function IconButton({
  label,
  className,
  children,
  variant = "quiet",
  ...rest
}: ComponentProps<"button"> & { label: string; variant?: ButtonVariant }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(BASE, VARIANTS[variant], "size-10", className)}
      {...rest}
    >
      {children}
    </button>
  );
}
