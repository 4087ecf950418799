import { notFound } from "next/navigation";
import { definePage } from "#app/_pages/define-page.tsx";
import { type CallContract, commonErrors } from "#lib/contracts/define-call.ts";
import { wireSchema } from "#lib/contracts/openapi.ts";
import { pages } from "#lib/contracts/pages.ts";
import { registry } from "#lib/contracts/registry.ts";
import { env } from "#lib/platform/env.ts";

/** For developers of portal clients: every call with its rules, in demo mode. English only, as are the names. */
export default definePage(pages.calls, () => {
  if (!env().DEMO) notFound();
  const calls = [...registry].sort((a, b) => a.path.localeCompare(b.path));
  return (
    <main className="mx-auto grid max-w-5xl gap-6 px-4 py-10">
      <h1 className="text-4xl display">Portal API</h1>
      <p className="text-2">
        {calls.length} calls. Every answer is success, value, message, code. <a href="/api/openapi">OpenAPI document</a>
      </p>
      {calls.map((call) => (
        <CallCard key={call.name} call={call} />
      ))}
    </main>
  );
});

function CallCard({ call }: { call: CallContract }) {
  const own = call.errors.filter((code) => !commonErrors.includes(code));
  return (
    <article className="grid gap-2 rounded-lg border border-line-1 bg-surface-1 p-4">
      <h2 className="text-lg wrap-anywhere">
        <code>
          {call.method} {call.path}
        </code>
      </h2>
      <p className="text-2">{call.summary}</p>
      <p className="text-sm text-3">
        {call.roles.join(", ")}
        {call.encrypted ? " · encrypted" : ""}
        {own.length > 0 ? ` · ${own.join(", ")}` : ""}
      </p>
      <details>
        <summary className="cursor-pointer text-sm">Fields</summary>
        <pre className="whitespace-pre-wrap text-xs text-2 wrap-anywhere">
          {JSON.stringify({ input: wireSchema(call.input), value: wireSchema(call.output) }, null, 2)}
        </pre>
      </details>
    </article>
  );
}
