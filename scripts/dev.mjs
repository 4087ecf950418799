// npm run dev: like npm start, but pages are compiled on request.
process.argv.push("--development");
await import("./start.mjs");
