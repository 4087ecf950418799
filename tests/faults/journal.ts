import { closeSync, fdatasync, openSync, writeSync } from "node:fs";

/** What the product acknowledged, on the disk before anything else is asked of it. */
export interface Journal {
  file: string;
  /** Resolves once the line is safe; lines that wait at the same time share one flush. */
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
      // A flush under way may have begun before this line.
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
