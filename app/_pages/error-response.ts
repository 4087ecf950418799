const retrySeconds = "30";

/** Returns an error response for a document or a picture, without a body and never cached. */
export function errorResponse(status: 404 | 451 | 503): Response {
  const headers = { "cache-control": "no-store", ...(status === 503 && { "retry-after": retrySeconds }) };
  return new Response(null, { status, headers });
}
