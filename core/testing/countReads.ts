/** The same plain data, of which every read of a field, at any depth, is counted: how much of it some work looks at. */
export function countReads<Data extends object>(data: Data): { data: Data; reads: () => number } {
  let reads = 0;
  /** What is asked for twice is the same object twice, as it is without the counting. */
  const watched = new Map<object, object>();
  const watch = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = watched.get(value) ?? new Proxy(value, handler);
    watched.set(value, known);
    return known;
  };
  const handler: ProxyHandler<object> = {
    get: (target, key) => {
      reads += 1;
      return watch(Reflect.get(target, key));
    },
  };
  // A copy: what is frozen may only be read as it is.
  return { data: watch(JSON.parse(JSON.stringify(data))) as Data, reads: () => reads };
}
