import { getDefaultStore } from "jotai/vanilla";

/**
 * The tab's single store. Components read it with `useAtomValue`; code outside of React reads and writes it here.
 * Server code must not write it, because all visitors would share it.
 */
export const store = getDefaultStore();
