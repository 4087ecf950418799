// These tests use the product's own environment, so the use cases that they call change what it serves.
if (!process.env.E2E_ORIGIN) throw new Error("These tests ask a running product: npm run test:web brings one up.");
