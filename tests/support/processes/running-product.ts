// The environment of these tests is the product's own: use cases that they call act on what it serves.
if (!process.env.E2E_ORIGIN) throw new Error("These tests ask a running product: npm run test:web brings one up.");
