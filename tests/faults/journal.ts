import { closeSync, fdatasync, openSync, writeSync } from "node:fs";

/** Acknowledgements of the product, flushed to disk before the next request. */
export interface Journal {
  file: string;
  /** Resolves once the line is on disk; lines that wait at the same time share one flush. */
  write(line: string): Promise<void>;
  lines(): number;
  close(): void;
}

export function openJournal(file: string): Journal {
  const descriptor = openSync(file, "a", 0o600);
  let lines = 0;
  let flushing: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function flush(): Promise<void> {
    flushing = new Promise<void>((resolve, reject) =>
      fdatasync(descriptor, (error) => (error ? reject(error) : resolve())),
    ).finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  return {
    file,
    write(line) {
      writeSync(descriptor, `${line}\n`);
      lines++;
      // A flush in progress may have begun before this line.
      next ??= (flushing ?? Promise.resolve()).then(() => {
        next = undefined;
        return flush();
      });
      return next;
    },
    lines: () => lines,
    close: () => closeSync(descriptor),
  };
}
