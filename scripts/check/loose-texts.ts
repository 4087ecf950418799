import { componentAt, namedComponents, namesIn, vanishingComponents } from "./component-names.ts";
import { asNode, holds, isNode, list, type Node, parseComponent, placeOf } from "./syntax-tree.ts";

/** A text without an element of its own, beside something that comes and goes. */
export interface LooseText {
  file: string;
  line: number;
  text: string;
}

/**
 * Finds loose texts in components. A browser that translates a page wraps every text in elements of its own. React then
 * can't insert before such a text or remove it, and the page breaks.
 */
export function findLooseTexts(files: ReadonlyMap<string, string>): LooseText[] {
  const parsed = [...files].map(([file, source]) => ({ file, source, module: parseComponent(source) }));
  const vanishing = new Set(parsed.flatMap(({ module }) => vanishingComponents(module)));
  const given = new Set<string>();
  const modules = parsed.map((each) => {
    const components = namedComponents(each.module, each.file);
    const facts: Known = { names: namesIn(each.module), components, here: [...components.values()], vanishing, given };
    return { ...each, facts };
  });
  for (let before = -1; before < given.size; ) {
    before = given.size;
    for (const { module, facts } of modules) visitMarkup(module, facts, noteGivenTexts);
  }
  return modules.flatMap(({ file, source, module, facts }) => {
    const found: LooseText[] = [];
    visitMarkup(module, facts, (node, here) => {
      for (const child of looseChildren(list(node.children), here)) {
        found.push({ file, ...placeOf(child, module, source) });
      }
    });
    return found;
  });
}

interface Known {
  /** What a name of the file stands for: its first value, or its type. */
  names: ReadonlyMap<string, Node>;
  /** The file's components: what they are called here, and among all files. */
  components: ReadonlyMap<string, string>;
  /** The component that is looked at, or all of them outside of components. */
  here: readonly string[];
  /** Names of components that may render nothing. */
  vanishing: ReadonlySet<string>;
  /** Properties that are given texts somewhere: `Button.children`. */
  given: Set<string>;
}

function noteGivenTexts(node: Node, known: Known): void {
  const opening = asNode(node.opening);
  const written = String(asNode(opening.name).value);
  const name = known.components.get(written) ?? written;
  if (list(node.children).some((child) => !isBlank(child) && natureOf(child, known).text))
    known.given.add(`${name}.children`);
  for (const attribute of list(opening.attributes)) {
    if (attribute.type === "SpreadElement") known.given.add(`${name}.*`);
    else if (natureOf(asNode(attribute.value), known).text) known.given.add(`${name}.${asNode(attribute.name).value}`);
  }
}

/** `text`: it may be a text without an element. `moves`: nodes of it may come and go. */
interface Nature {
  text: boolean;
  moves: boolean;
}

const nothing: Nature = { text: false, moves: true };
const element: Nature = { text: false, moves: false };
const bareText: Nature = { text: true, moves: false };

function looseChildren(children: readonly Node[], known: Known): Node[] {
  const shown = children.filter((child) => !isBlank(child));
  const natures = shown.map((child) => natureOf(child, known));
  return shown.filter((_, at) => {
    const own = natures[at];
    return own?.text && shown.length > 1 && natures.some(({ moves }, other) => moves && (other !== at || own.moves));
  });
}

/** Browsers translate no blanks, so they stay as they are. */
function isBlank(child: Node): boolean {
  if (child.type === "JSXText") return String(child.value).trim() === "";
  if (child.type !== "JSXExpressionContainer") return false;
  const inner = asNode(child.expression);
  return inner.type === "JSXEmptyExpression" || (inner.type === "StringLiteral" && String(inner.value).trim() === "");
}

function natureOf(node: Node, known: Known, depth = 0): Nature {
  if (depth > 8) return element;
  const of = (inner: unknown) => natureOf(asNode(inner), known, depth + 1);
  switch (node.type) {
    case "JSXText":
    case "StringLiteral":
    case "TemplateLiteral":
    case "NumericLiteral":
      return bareText;
    case "NullLiteral":
    case "BooleanLiteral":
      return nothing;
    case "JSXExpressionContainer":
    case "ParenthesisExpression":
    case "TsNonNullExpression":
    case "TsAsExpression":
    case "AwaitExpression":
      return of(node.expression ?? node.argument);
    case "JSXElement":
      return { text: false, moves: known.vanishing.has(String(asNode(asNode(node.opening).name).value)) };
    case "JSXFragment":
      return either(
        list(node.children)
          .filter((child) => !isBlank(child))
          .map(of),
        false,
      );
    case "BinaryExpression":
      if (node.operator === "&&") return { ...of(node.right), moves: true };
      if (node.operator === "||" || node.operator === "??") return either([of(node.left), of(node.right)], true);
      return bareText;
    case "ConditionalExpression":
      return either([of(node.consequent), of(node.alternate)], true);
    case "CallExpression":
      return natureOfCall(node, known);
    case "ArrayExpression":
      return nothing;
    case "Identifier":
      return natureOfName(node, known, depth);
    case "MemberExpression":
      return natureOfMember(node, known, depth);
    case "OptionalChainingExpression":
      return { ...of(node.base), moves: true };
    default:
      return element;
  }
}

/** With `choice`, only texts stand still: React changes them in place. */
function either(natures: readonly Nature[], choice: boolean): Nature {
  const text = natures.some((each) => each.text);
  const moves = natures.some((each) => each.moves) || (choice && natures.some((each) => !each.text));
  return { text, moves };
}

function natureOfCall(call: Node, known: Known): Nature {
  const called = asNode(call.callee);
  const callee = called.type === "OptionalChainingExpression" ? asNode(called.base) : called;
  const property = asNode(callee.property);
  if (callee.type === "MemberExpression" && ["map", "flatMap", "from", "filter"].includes(String(property.value)))
    return nothing;
  const own = known.names.get(String(callee.type === "Identifier" ? callee.value : property.value));
  if (own && (holdsMarkup(own) || holdsNodeType(own))) return { text: false, moves: true };
  return bareText;
}

function natureOfMember(member: Node, known: Known, depth: number): Nature {
  const property = asNode(member.property);
  const own = known.names.get(String(asNode(member.object).value));
  if (own && holdsMarkup(own)) return { text: false, moves: true };
  if (own && holdsNodeType(own)) return { text: isGiven(String(asNode(member.object).value), known), moves: true };
  const type = known.names.get(String(property.value));
  return property.value === "children" || (type && holdsNodeType(type))
    ? natureOfName(property, known, depth)
    : bareText;
}

function natureOfName(name: Node, known: Known, depth: number): Nature {
  const written = String(name.value);
  if (written === "undefined") return nothing;
  const value = known.names.get(written);
  if (!value) return written === "children" ? { text: isGiven(written, known), moves: true } : bareText;
  if (value.type !== "TsKeywordType" && value.type !== "TsTypeReference") return natureOf(value, known, depth + 1);
  if (value.type === "TsTypeReference" && String(asNode(value.typeName).value) === "ReactNode")
    return { text: isGiven(written, known), moves: true };
  return bareText;
}

/** What is spread is unknown here, so words count as given. */
const words = /^(label|title|text|hint|note|name|value|description|message|tag)$/;

function isGiven(property: string, { here, given }: Known): boolean {
  return here.some(
    (component) => given.has(`${component}.${property}`) || (words.test(property) && given.has(`${component}.*`)),
  );
}

const holdsNodeType = (node: Node) => holds(node, ({ typeName }) => asNode(typeName).value === "ReactNode");
const holdsMarkup = (node: Node) => holds(node, ({ type }) => type === "JSXElement" || type === "JSXFragment");

/** Visits elements and fragments, each with the component that it is in. */
function visitMarkup(node: unknown, known: Known, see: (node: Node, known: Known) => void): void {
  if (Array.isArray(node)) for (const child of node) visitMarkup(child, known, see);
  else if (isNode(node)) {
    const own = known.components.get(componentAt(node)?.name ?? "");
    const within = own ? { ...known, here: [own] } : known;
    if (node.type === "JSXElement" || node.type === "JSXFragment") see(node, within);
    for (const child of Object.values(node)) visitMarkup(child, within, see);
  }
}
