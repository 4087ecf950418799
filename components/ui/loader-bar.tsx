/** SITE-16: shows a bar along the top while a page loads, and announces it to screen readers. */
export function LoaderBar({ label }: { label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-[3px] overflow-hidden animate-[fade-in_var(--t-slow)_.12s_both]"
    >
      <div className="h-full w-full origin-left animate-[load_8s_var(--ease)_forwards] bg-brand-mark rtl:origin-right" />
    </div>
  );
}
