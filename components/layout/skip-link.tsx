/** Renders the first focusable element: it skips the frame and leads to the page's content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#content"
      className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-surface-3 px-4 py-3 font-semibold text-1 focus:translate-y-0"
    >
      {children}
    </a>
  );
}
