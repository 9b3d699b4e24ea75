/** Wraps plain data to count every read of a field at any depth. */
export function countReads<Data extends object>(data: Data): { data: Data; reads: () => number } {
  let reads = 0;
  /** Keeps identity: the same object is wrapped once. */
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
  // A copy, since a proxy may not change reads of a frozen object.
  return { data: watch(JSON.parse(JSON.stringify(data))) as Data, reads: () => reads };
}
