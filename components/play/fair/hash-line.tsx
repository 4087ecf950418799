/** Shows a long value on its own line, left to right in every language. */
export function HashLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-3">{name}</dt>
      <dd dir="ltr" className="font-mono text-sm break-all text-1">
        {value}
      </dd>
    </div>
  );
}
