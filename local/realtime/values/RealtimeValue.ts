/** A text, a number or a truth value. */
export type Leaf = boolean | number | string;

/** A node of the database, with the keys of its children; null for what is not there. A map is never empty. */
export type RealtimeValue = Leaf | RealtimeNode | null;

/** Children by key. A map, since every key that a stranger names is an ordinary one in it. */
type RealtimeNode = ReadonlyMap<string, RealtimeValue>;

export function isNode(value: RealtimeValue): value is RealtimeNode {
  return value instanceof Map;
}

/** Returns the child of a key; null where there is none. */
export function childOf(value: RealtimeValue, key: string): RealtimeValue {
  return isNode(value) ? (value.get(key) ?? null) : null;
}

/** Returns the value at a path; null where there is none. */
export function valueAt(root: RealtimeValue, path: readonly string[]): RealtimeValue {
  return path.reduce(childOf, root);
}

/** Returns the root with another value at a path; what is not on the way there stays the same object. */
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

/** Returns the value as JSON has it. */
export function toJson(value: RealtimeValue): unknown {
  if (!isNode(value)) return value;
  return Object.fromEntries([...value].map(([key, child]) => [key, toJson(child)]));
}
