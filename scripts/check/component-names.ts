import { asNode, list, type Node, visit, visitOwn } from "./syntax-tree.ts";

/** Returns the values of the file's variables and functions, and the types of its properties. */
export function namesIn(module: Node): Map<string, Node> {
  const names = new Map<string, Node>();
  const add = (name: unknown, value: unknown) => {
    const written = asNode(name).value;
    if (typeof written === "string" && !names.has(written)) names.set(written, asNode(value));
  };
  visit(module, (node) => {
    if (node.type === "VariableDeclarator" && node.init) add(node.id, node.init);
    if (node.type === "FunctionDeclaration") add(node.identifier, node);
    if (node.type === "TsPropertySignature") add(node.key, asNode(node.typeAnnotation).typeAnnotation);
  });
  return names;
}

/** Returns the names of components that may render nothing, or something else another time. */
export const vanishingComponents = (module: Node) =>
  componentsOf(module)
    .filter(({ body }) => returnsOf(body).some(isVanishing))
    .map(({ name }) => name);

/** Several files may have a component of one name for themselves. */
export function namedComponents(module: Node, file: string): Map<string, string> {
  const exported = new Set<unknown>();
  for (const { type, declaration, decl } of list(module.body)) {
    if (type !== "ExportDeclaration" && type !== "ExportDefaultDeclaration") continue;
    const declared = asNode(declaration ?? decl);
    for (const each of [declared, ...list(declared.declarations)])
      exported.add(asNode(each.identifier ?? each.id).value);
  }
  return new Map(componentsOf(module).map(({ name }) => [name, exported.has(name) ? name : `${file} ${name}`]));
}

function componentsOf(module: Node): { name: string; body: Node }[] {
  const found: { name: string; body: Node }[] = [];
  visit(module, (node) => {
    const component = componentAt(node);
    if (component) found.push(component);
  });
  return found;
}

export function componentAt(node: Node): { name: string; body: Node } | undefined {
  const isFunction = node.type === "FunctionDeclaration" || node.type === "FunctionExpression";
  const name = String(asNode(isFunction ? node.identifier : node.id).value);
  const init = isFunction ? node : asNode(node.init);
  const body = isFunction || init.type === "ArrowFunctionExpression" ? asNode(init.body) : undefined;
  return body && /^[A-Z]/.test(name) ? { name, body } : undefined;
}

function returnsOf(body: Node): Node[] {
  if (!Array.isArray(body.stmts)) return [body];
  const found: Node[] = [];
  visitOwn(body.stmts, (node) => {
    if (node.type === "ReturnStatement" && node.argument) found.push(asNode(node.argument));
  });
  return found;
}

function isVanishing(value: Node): boolean {
  if (value.type === "ParenthesisExpression") return isVanishing(asNode(value.expression));
  if (value.type === "ConditionalExpression")
    return isVanishing(asNode(value.consequent)) || isVanishing(asNode(value.alternate));
  return value.type === "NullLiteral" || (value.type === "BinaryExpression" && value.operator === "&&");
}
