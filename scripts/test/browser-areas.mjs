/**
 * Maps parts of the sources to the browser tests that cover them; both patterns match paths relative to the project. A
 * file without an entry belongs to no single area; `npm run test:e2e` runs all tests.
 * @type {readonly { files: RegExp, specs: RegExp }[]}
 */
export const browserAreas = [
  {
    files: /^(components|lib\/contracts)\/(auth|identity)\/|^lib\/modules\/identity\//,
    specs: /\/(auth|session|form)/,
  },
  { files: /^components\/lobby\/|^lib\/(modules|contracts|client)\/games\//, specs: /\/(home|lobby|game|launch|live)/ },
  { files: /^(components|lib\/modules|lib\/contracts|lib\/client)\/cashier\//, specs: /\/(cashier|journey)/ },
  {
    files: /^components\/play\/|^lib\/originals\/|^lib\/(modules|contracts)\/originals\//,
    specs: /\/(play|slots|launch)/,
  },
  { files: /^(components|lib\/modules|lib\/contracts)\/promotions\//, specs: /\/rewards/ },
  { files: /^(components|lib\/modules)\/agents\/|\/\(agent\)\//, specs: /\/agent/ },
  { files: /^components\/messaging\/|^lib\/(modules|contracts)\/content\//, specs: /\/notices/ },
  { files: /^components\/records\//, specs: /\/(own-lists|profit)/ },
  { files: /^components\/(layout|ui)\//, specs: /\/(shell|header|navigation|primitives|reach)/ },
  { files: /^lib\/art\//, specs: /\/(home-tiles|game-details)/ },
  { files: /^lib\/client\/live\/|^lib\/portal\/live\//, specs: /\/live/ },
];

/** @param {readonly string[]} changed @param {readonly string[]} specs @returns {string[]} the specs to run */
export function browserTestsFor(changed, specs) {
  const areas = browserAreas.filter(({ files }) => changed.some((file) => files.test(file)));
  return specs.filter((spec) => changed.includes(spec) || areas.some((area) => area.specs.test(spec)));
}
