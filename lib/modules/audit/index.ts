import "server-only";

export { type AuditInput, recordAudit } from "#lib/modules/audit/record-audit.ts";
