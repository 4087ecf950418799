import { expect, test } from "vitest";
import { findLooseTexts } from "../../scripts/check/loose-texts.ts";
import { findTranslatedNames } from "../../scripts/check/translated-names.ts";

const looseIn = (...sources: string[]) =>
  findLooseTexts(new Map(sources.map((source, index) => [`components/${index}.tsx`, source]))).map(({ text }) => text);
const component = (markup: string, props = "{}") =>
  `export function Part({ ${props.replace(/[{}]/g, "").replaceAll(/\??: [^,]+/g, "")} }: ${props}) { return ${markup}; }`;

test.each([
  ["<p>{busy && <Sun />}Wait</p>", "Wait"],
  ["<p>{busy ? <Sun /> : null}{t('wait')}</p>", "{t('wait')}"],
  ["<p>{words.wait}{busy && <Sun />}</p>", "{words.wait}"],
  ["<p><Sun />{busy && 'Wait'}</p>", "{busy && 'Wait'}"],
  ["<p>{'used ' + used}{rows.map((row) => <Sun key={row} />)}</p>", "{'used ' + used}"],
  ["<><b>1</b>{busy ? 'Wait' : <Sun />}</>", "{busy ? 'Wait' : <Sun />}"],
])("SITE-13 a text beside what comes and goes is found: %s", (markup, text) => {
  expect(looseIn(component(markup))).toEqual([text]);
});

test.each([
  "<p>Wait</p>",
  "<p>{busy ? 'Wait' : 'Go'}</p>",
  "<p><b>1</b> of 2</p>",
  "<p>{busy && <Sun />}<span>Wait</span></p>",
  "<p>{busy && <Sun />}{' '}<b>1</b></p>",
  "<p><b>1</b>{busy ? 'Wait' : 'Go'}</p>",
  "<p>{busy && <Sun />}{rows.map((row) => <b key={row}>1</b>)}</p>",
])("SITE-13 what a translated page keeps whole is not found: %s", (markup) => {
  expect(looseIn(component(markup))).toEqual([]);
});

test("SITE-13 a component that may render nothing counts as what comes and goes", () => {
  const maybe = "export function Maybe({ on }) { if (!on) return null; return <b>1</b>; }";
  expect(looseIn(component("<p><Maybe />Wait</p>"), maybe)).toEqual(["Wait"]);
  expect(looseIn(component("<p><Always />Wait</p>"), maybe)).toEqual([]);
});

test("SITE-13 what a component is given counts as a text only where one is given", () => {
  const press = component("<button>{icon}{children}</button>", "{ icon?: ReactNode, children: ReactNode }");
  const given = press.replace("Part", "Press");
  expect(looseIn(given, component("<Press>Go</Press>"))).toEqual(["{children}"]);
  expect(looseIn(given, component("<Press><b>Go</b></Press>"))).toEqual([]);
  const wrapper = component("<Press>{children}</Press>", "{ children: ReactNode }").replace("Part", "Wrapper");
  expect(looseIn(given, wrapper, component("<Wrapper>Go</Wrapper>"))).toEqual(["{children}"]);
});

test("SITE-13 the place of a loose text is its line, also after other letters", () => {
  const source = `// Más\nexport const Part = () => (\n  <p>\n    {busy && <Sun />}\n    {"¿Qué?"}\n  </p>\n);`;
  expect(findLooseTexts(new Map([["components/a.tsx", source]]))).toEqual([
    { file: "components/a.tsx", line: 5, text: '{"¿Qué?"}' },
  ]);
});

const translated = (markup: string) =>
  findTranslatedNames(new Map([["components/a.tsx", component(markup)]])).map(({ text }) => text);

test('SITE-13 sums and names of games without translate="no" are found', () => {
  expect(translated('<b className="money text-1">{sum}</b>')).toEqual(['<b className="money text-1">']);
  expect(translated('<b className={cx("text-1 money", tone)}>{sum}</b>')).toHaveLength(1);
  expect(translated("<b>{game.gameName}</b>")).toEqual(["<b>"]);
  expect(translated("<b>{displayName}</b>")).toEqual(["<b>"]);
});

test("SITE-13 kept sums and names, and other elements, are not found", () => {
  expect(translated('<b translate="no" className="money">{sum}</b>')).toEqual([]);
  expect(translated('<b translate="no">{game.gameName}</b>')).toEqual([]);
  expect(translated('<Money className="money" />')).toEqual([]);
  expect(translated('<b className="money-bag">{money}</b>')).toEqual([]);
});
