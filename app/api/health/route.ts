/** Live: the process answers. */
export function GET(): Response {
  return Response.json({ live: true }, { headers: { "cache-control": "no-store" } });
}
