/** A text, number or boolean. */
export type Leaf = boolean | number | string;

/** A value of the database; a node maps keys to children and is never empty. Null if nothing is there. */
export type RealtimeValue = Leaf | RealtimeNode | null;

/** Children by key. It is a Map, so that no key of a stranger has a special meaning, as in an object. */
type RealtimeNode = ReadonlyMap<string, RealtimeValue>;

export function isNode(value: RealtimeValue): value is RealtimeNode {
  return value instanceof Map;
}

/** Returns the child of a key; null if there is none. */
export function childOf(value: RealtimeValue, key: string): RealtimeValue {
  return isNode(value) ? (value.get(key) ?? null) : null;
}

/** Returns the value at a path; null if there is none. */
export function valueAt(root: RealtimeValue, path: readonly string[]): RealtimeValue {
  return path.reduce(childOf, root);
}

/** Returns the root with another value at a path; values off that path stay the same objects. */
export function withValueAt(
  root: RealtimeValue,
  path: readonly string[],
  value: RealtimeValue,
): RealtimeValue {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const children = new Map(isNode(root) ? root : []);
  const child = withValueAt(children.get(key) ?? null, rest, value);
  if (child === null) children.delete(key);
  else children.set(key, child);
  return children.size === 0 ? null : children;
}

/** Returns the value as JSON. */
export function toJson(value: RealtimeValue): unknown {
  if (!isNode(value)) return value;
  return Object.fromEntries([...value].map(([key, child]) => [key, toJson(child)]));
}
