/** Shows a spinner. It has no accessible text: the element beside it carries `aria-busy`. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <span
      aria-hidden
      className="inline-block shrink-0 rounded-full border-[2.5px] border-current border-e-transparent opacity-85 animate-[spin-once_.8s_linear_infinite]"
      style={{ inlineSize: size, blockSize: size }}
    />
  );
}
