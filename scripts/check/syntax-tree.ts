import { parseSync } from "@swc/core";

/** A node of a source file's syntax tree. Its shape depends on its type, so each property is looked at as it comes. */
export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
export const asNode = (value: unknown): Node => (isNode(value) ? value : {});
export const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function spanOf(node: Node): { start: number; end: number } {
  const { start, end } = asNode(isNode(node.span) ? node.span : asNode(asNode(node.opening).span));
  return { start: Number(start), end: Number(end) };
}

export function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, see);
  else if (isNode(node)) {
    see(node);
    for (const child of Object.values(node)) visit(child, see);
  }
}

/** Visits a function's own statements, and none of functions within it. */
export function visitOwn(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visitOwn(child, see);
  else if (isNode(node) && !/Function|Arrow/.test(String(node.type))) {
    see(node);
    for (const child of Object.values(node)) visitOwn(child, see);
  }
}

export function holds(node: Node, matches: (inner: Node) => boolean): boolean {
  let held = false;
  visit(node, (inner) => {
    held ||= matches(inner);
  });
  return held;
}

/** Spans count from the first token, so each source gets one at its very start. */
const mark = ";";

export const parseComponent = (source: string) => asNode(parseSync(mark + source, { syntax: "typescript", tsx: true }));

/** Returns a node's text and line. */
export function placeOf(node: Node, module: Node, source: string): { line: number; text: string } {
  const bytes = Buffer.from(source);
  const start = spanOf(module).start + mark.length;
  const { start: from, end } = spanOf(node);
  const text = bytes
    .subarray(from - start, end - start)
    .toString()
    .trim();
  return {
    line: bytes
      .subarray(0, from - start)
      .toString()
      .split("\n").length,
    text,
  };
}
