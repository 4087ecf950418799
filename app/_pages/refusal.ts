const retrySeconds = "30";

/** Of a document or a picture: without words, and never kept. */
export function refusal(status: 404 | 451 | 503): Response {
  const headers = { "cache-control": "no-store", ...(status === 503 && { "retry-after": retrySeconds }) };
  return new Response(null, { status, headers });
}
