import { getDefaultStore } from "jotai/vanilla";

/**
 * The one store of a browser tab. Components read it with `useAtomValue`; code outside of React reads and writes it here.
 * Nothing writes it on the server, where it would be every visitor's.
 */
export const store = getDefaultStore();
