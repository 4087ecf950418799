import { registry } from "#lib/contracts/registry.ts";

/** Addresses below /api that are no call of the portal. */
const others: readonly (readonly [path: string, ...methods: string[]])[] = [
  ["/api/health", "GET", "HEAD"],
  ["/api/ready", "GET", "HEAD"],
  ["/api/status", "GET", "HEAD"],
  ["/api/openapi", "GET", "HEAD"],
  ["/api/webhooks/sandbox", "POST"],
];

interface Address {
  pattern: RegExp;
  methods: readonly string[];
}

/** The framework would redirect these to another path instead of answering. */
const redirected = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

const addresses = readAddresses();

/** Returns the methods that an address below /api takes; undefined when nothing is there. */
export function methodsAt(path: string): readonly string[] | undefined {
  return redirected.test(path) ? undefined : addresses.find(({ pattern }) => pattern.test(path))?.methods;
}

/** In the order in which the framework tries them: "{" sorts after every letter, so a parameter comes last. */
function readAddresses(): Address[] {
  const methods = new Map(others.map(([path, ...rest]) => [path, rest]));
  for (const { path, method } of registry) methods.set(path, [...(methods.get(path) ?? []), method]);
  return [...methods.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, taken]) => ({ pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`), methods: taken }));
}
