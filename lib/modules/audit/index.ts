import "server-only";

export { type AuditEntry, type AuditQuery, listAudit } from "#lib/modules/audit/list-audit.ts";
export { type AuditInput, recordAudit } from "#lib/modules/audit/record-audit.ts";
