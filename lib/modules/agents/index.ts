import "server-only";

export { listAgents } from "#lib/modules/agents/list-agents.ts";
export { openAgentAccount } from "#lib/modules/agents/open-agent-account.ts";
export { renewAgentPassword } from "#lib/modules/agents/renew-agent-password.ts";
