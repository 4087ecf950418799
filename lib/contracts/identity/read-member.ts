import * as z from "zod/mini";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { member } from "#lib/contracts/identity/member.ts";
import { nothing, timestamp } from "#lib/contracts/wire.ts";

export const readMemberCall = defineCall({
  name: "identity.readMember",
  summary: "Who is logged in",
  method: "GET",
  path: "/api/portal/member",
  roles: members,
  allowedBeforePasswordChange: true,
  input: nothing,
  output: z.extend(member, { createdAt: timestamp, passwordChangedAt: timestamp }),
});
