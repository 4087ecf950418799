import { moduleOrder } from "./module-order.mjs";

/** Draws the allowed directions from the table behind the dependency rules. @returns {string} */
export function drawModules() {
  const steps = moduleOrder.map((step, index) => [
    `  subgraph step${index + 1} [" "]`,
    ...step.map((name) => `    ${name}`),
    "  end",
  ]);
  const arrows = moduleOrder.slice(1).map((_, index) => `  step${index + 2} --> step${index + 1}`);
  return [
    "```mermaid",
    "flowchart BT",
    '  doors["app, lib/portal, lib/settings, lib/sealing, lib/gateway, lib/jobs, lib/operator"]',
    ...steps.flat(),
    '  ground["lib/platform, lib/kernel, db/schema"]',
    `  doors --> step${moduleOrder.length}`,
    ...arrows,
    "  step1 --> ground",
    "```",
  ].join("\n");
}
