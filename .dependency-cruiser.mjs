import { features, moduleOrder, oneOf } from "./scripts/check/module-order.mjs";

const framework = "(^|/)node_modules/(next|react|react-dom|next-intl)/";

const order = moduleOrder.flatMap((step, index) =>
  step.map((name) => ({
    name: `module-order-${name}`,
    comment: "A module uses lower steps only; news travels upward as events.",
    severity: "error",
    from: { path: `^lib/modules/${name}/` },
    to: {
      path: `^lib/modules/${oneOf(
        moduleOrder
          .slice(index)
          .flat()
          .filter((other) => other !== name),
      )}/`,
    },
  })),
);

/** The directions of docs/architecture.md. Names are what a failure prints, comments say how to mend it. */
export const rules = [
  {
    name: "no-cycles",
    comment: "Move what both need into a third file.",
    from: {},
    to: { circular: true },
  },
  {
    name: "browser-never-reaches-server",
    comment: "What reaches the browser can't reach the database, not even through others.",
    from: { path: "^(components|lib/client|lib/contracts)/" },
    to: { path: "^(db|lib/modules|lib/platform)/", reachable: true },
  },
  {
    name: "module-door",
    comment: "Across modules only through index.ts.",
    from: { path: "^lib/modules/([^/]+)/" },
    to: { path: "^lib/modules/([^/]+)/.+", pathNot: ["^lib/modules/$1/", "^lib/modules/[^/]+/index\\.ts$"] },
  },
  {
    name: "module-door-from-outside",
    comment: "Everyone else enters through index.ts too.",
    from: { path: "^(app|components|lib|db)/|^middleware", pathNot: "^lib/modules/" },
    to: { path: "^lib/modules/[^/]+/.+", pathNot: "^lib/modules/[^/]+/index\\.ts$" },
  },
  {
    name: "own-schema-only",
    comment: "A module touches only its own tables.",
    from: { path: "^lib/modules/([^/]+)/" },
    to: { path: "^db/schema/", pathNot: "^db/schema/$1\\.ts$" },
  },
  {
    name: "tables-belong-to-modules",
    comment:
      "Pages, calls, jobs and commands go through a module's door. A backup takes all tables, whatever they are.",
    from: { path: "^(app|components|lib)/", pathNot: ["^lib/modules/", "^lib/platform/", "^lib/backup/"] },
    to: { path: "^db/" },
  },
  ...order,
  {
    name: "kernel-imports-nothing",
    comment: "The kernel is pure, and runs anywhere.",
    from: { path: "^lib/kernel/" },
    to: { pathNot: "^lib/kernel/" },
  },
  {
    name: "platform-knows-no-domain",
    from: { path: "^lib/platform/" },
    to: {
      path: "^(app|components|lib/(backup|modules|operator|portal|sealing|settings|jobs|cli|gateway|client|contracts))/",
    },
  },
  {
    name: "no-framework-below-pages",
    comment: "Kernel, platform, modules and plain processes know neither Next nor React.",
    from: { path: "^(lib/(backup|kernel|platform|modules|operator|sealing|settings|jobs|cli|gateway)|db)/" },
    to: { path: framework },
  },
  {
    name: "verbs-know-no-face",
    comment: "The command line and a console are faces of the same verbs; a verb goes through module doors.",
    from: { path: "^lib/operator/" },
    to: {
      path: "^(app|components|db|lib)/",
      pathNot: [
        "^lib/operator/",
        "^lib/(backup|contracts|i18n|jobs|kernel|platform|sealing|settings)/",
        "^lib/modules/[^/]+/index\\.ts$",
      ],
    },
  },
  {
    name: "command-line-acts-through-verbs",
    comment: "Permission, input and audit of an operator's act stand in lib/operator.",
    from: { path: "^lib/cli/" },
    to: { path: "^(app|components|db|lib/(backup|modules|portal|jobs|client))/" },
  },
  {
    name: "features-stand-alone",
    comment: "A feature imports itself and the ground; layout composes features.",
    from: { path: `^components/(${oneOf(features)})/` },
    to: {
      path: "^(components|lib|app|db)/",
      pathNot: ["^components/($1|ui|art)/", "^lib/(art|client|contracts|i18n|kernel|originals)/"],
    },
  },
  {
    name: "primitives-know-no-domain",
    comment:
      "How code that loads on intent is awaited, the store of a tab, its clock and what a browser remembers are no domain either.",
    from: { path: "^components/(ui|art)/" },
    to: {
      path: "^(components|lib|app|db)/",
      pathNot: [
        "^components/(ui|art)/",
        "^lib/(art|kernel|i18n)/",
        "^lib/client/(load-part|chunk-failure|server-clock|store|remembered)\\.ts$",
      ],
    },
  },
  {
    name: "art-draws-for-everyone",
    comment: "Covers are drawn in the browser and on the server from the same code.",
    from: { path: "^lib/art/" },
    to: { pathNot: "^lib/(art|kernel)/" },
  },
  {
    name: "games-are-pure",
    comment: "In-house games run in the browser and on the server; beyond the kernel they know zod and wire values.",
    from: { path: "^lib/originals/" },
    to: { pathNot: "^lib/(originals|kernel)/|^lib/contracts/wire\\.ts$|(^|/)node_modules/zod/" },
  },
  {
    name: "games-have-few-users",
    comment:
      "Their calls, their module, their pages, and the list of addresses; everyone else asks the module or a call.",
    from: {
      path: "^(app|components|db|lib)/",
      pathNot: "^(app/|components/play/|lib/(originals|contracts/originals|modules/originals|client|seo)/)",
    },
    to: { path: "^lib/originals/" },
  },
  {
    name: "lib-knows-no-components",
    comment: "What both need moves below lib.",
    from: { path: "^lib/" },
    to: { path: "^components/" },
  },
  {
    name: "nothing-imports-pages",
    from: { path: "^(components|lib|db)/" },
    to: { path: "^app/" },
  },
  {
    name: "sandbox-stands-outside",
    comment: "The sandbox gateway knows the public protocol and nothing of the product.",
    from: { path: "^scripts/sandbox-gateway/" },
    to: { path: "^(app|components|lib|db|tests)/" },
  },
].map((rule) => ({ severity: "error", ...rule }));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: /** @type {import("dependency-cruiser").IForbiddenRuleType[]} */ (rules),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.tsx?$|^\\.next|^node_modules/\\.cache" },
    // Also what TypeScript erases: a type of the server in a browser file is a direction broken all the same.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { conditionNames: ["import", "require", "node", "default", "types"] },
  },
};
