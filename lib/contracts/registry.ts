import type { CallContract } from "#lib/contracts/define-call.ts";
import { readKeys } from "#lib/contracts/system/read-keys.ts";
import { readPermission } from "#lib/contracts/system/read-permission.ts";

/** Every call there is. The OpenAPI page, the contract fuzz and the authorisation matrix iterate it. */
export const registry: readonly CallContract[] = [readKeys, readPermission];
