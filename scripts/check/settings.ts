// Lists settings without readers: changing one would have no effect.
import { readersOfProduct } from "./product-settings.ts";

const readers = readersOfProduct();
const unread = [...readers].filter(([, files]) => files.length === 0).map(([path]) => path);
for (const path of unread) console.error(`${path} is a setting that nothing reads.`);
console.log(`${readers.size} settings`);
process.exit(unread.length === 0 && readers.size > 0 ? 0 : 1);
