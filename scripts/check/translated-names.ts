import type { LooseText } from "./loose-texts.ts";
import { asNode, holds, list, type Node, parseComponent, placeOf, visit } from "./syntax-tree.ts";

/** Names of games and vendors, as views have them. */
const proper = new Set(["gameName", "displayName", "vendorName"]);

/**
 * Finds sums, and names of games and vendors, in elements without `translate="no"`. A translated page would show other
 * ones, and would not show their changes.
 */
export function findTranslatedNames(files: ReadonlyMap<string, string>): LooseText[] {
  return [...files].flatMap(([file, source]) => {
    const module = parseComponent(source);
    const found: LooseText[] = [];
    visit(module, (node) => {
      if (node.type !== "JSXElement") return;
      const opening = asNode(node.opening);
      const name = String(asNode(opening.name).value);
      if (!/^[a-z]/.test(name) || isKept(opening)) return;
      if (isSum(opening) || isProper(node)) found.push({ file, ...placeOf(opening, module, source) });
    });
    return found;
  });
}

const attribute = (opening: Node, name: string) =>
  list(opening.attributes).find((each) => asNode(each.name).value === name);

const isKept = (opening: Node) => asNode(attribute(opening, "translate")?.value).value === "no";

/** The class of tabular figures marks every sum. */
function isSum(opening: Node): boolean {
  const look = attribute(opening, "className");
  return (
    look !== undefined &&
    holds(look, ({ type, value, cooked }) => type !== "Identifier" && /(^|\s)money(\s|$)/.test(String(cooked ?? value)))
  );
}

function isProper(element: Node): boolean {
  return list(element.children).some((child) => {
    const shown = asNode(child.expression);
    const name = shown.type === "MemberExpression" ? asNode(shown.property) : shown;
    return child.type === "JSXExpressionContainer" && name.type === "Identifier" && proper.has(String(name.value));
  });
}
