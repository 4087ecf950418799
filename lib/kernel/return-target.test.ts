import { expect, test } from "vitest";
import { returnTarget } from "#lib/kernel/return-target.ts";

test.each([
  ["/", "/"],
  ["/member/depositv2?amount=5#top", "/member/depositv2?amount=5#top"],
  ["/fil/play/dice", "/fil/play/dice"],
  ["/a/../member", "/member"],
  ["/fil/agentHome", "/fil/agentHome"],
])("AUTH-14 %s is a valid return target", (text, target) => expect(returnTarget(text)).toBe(target));

test.each([
  null,
  undefined,
  "",
  "member",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/%2e//evil.example",
  "javascript:alert(1)",
  "/login",
  "/fil/register?return=/login",
  "/agent",
  "/ar/agent?return=/agentHome",
  "/api/portal/session",
  "http://[",
])("AUTH-14 %j is not a return target", (text) => expect(returnTarget(text)).toBeNull());
