/** A function that may be called often, and passes on the newest value at a limited rate. */
export interface Limited<Value> {
  give: (value: Value) => void;
  /** Drops the value that still waits. */
  stop: () => void;
}

/** Calls `take` at once, and then at most once in this number of milliseconds, with the newest value given. */
export function atMost<Value>(every: number, take: (value: Value) => void): Limited<Value> {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function next(): void {
    timer = undefined;
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(next, every);
    take(value);
  }
  return {
    give: (value) => {
      waiting = { value };
      if (timer === undefined) next();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  };
}
