import { openApiRoute } from "#lib/portal/openapi-route.ts";

export const GET = openApiRoute();
