import { openApiRoute } from "#lib/portal/http/openapi-route.ts";

export const GET = openApiRoute();
