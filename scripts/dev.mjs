// npm run dev: as npm start, with pages compiled when they are asked for.
process.argv.push("--development");
await import("./start.mjs");
