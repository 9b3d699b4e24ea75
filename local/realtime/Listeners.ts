/** A path in the tree of listeners, with the listeners at this path and the paths below it. */
interface Spot<Listener> {
  readonly listeners: Set<Listener>;
  readonly below: Map<string, Spot<Listener>>;
}

/** Stores listeners by path, so that a write finds those it concerns without asking all of them. */
export class Listeners<Listener> {
  readonly #root: Spot<Listener> = emptySpot();

  add(path: readonly string[], listener: Listener): void {
    let spot = this.#root;
    for (const key of path) {
      const next = spot.below.get(key) ?? emptySpot<Listener>();
      spot.below.set(key, next);
      spot = next;
    }
    spot.listeners.add(listener);
  }

  remove(path: readonly string[], listener: Listener): void {
    removeFrom(this.#root, path, listener);
  }

  /**
   * Returns each path at which a listener's value can change by a write at the given path, with the listeners there.
   */
  touchedBy(
    path: readonly string[],
  ): readonly { path: readonly string[]; listeners: ReadonlySet<Listener> }[] {
    const touched: { path: readonly string[]; listeners: ReadonlySet<Listener> }[] = [];
    let spot: Spot<Listener> | undefined = this.#root;
    for (let level = 0; spot !== undefined && level < path.length; level++) {
      if (spot.listeners.size > 0) touched.push({ path: path.slice(0, level), listeners: spot.listeners });
      spot = spot.below.get(path[level] as string);
    }
    if (spot !== undefined) collect(spot, path, touched);
    return touched;
  }
}

function collect<Listener>(
  { listeners, below }: Spot<Listener>,
  path: readonly string[],
  into: { path: readonly string[]; listeners: ReadonlySet<Listener> }[],
): void {
  if (listeners.size > 0) into.push({ path, listeners });
  for (const [key, spot] of below) collect(spot, [...path, key], into);
}

/** Removes paths without listeners. */
function removeFrom<Listener>(spot: Spot<Listener>, path: readonly string[], listener: Listener): void {
  const [key, ...rest] = path;
  if (key === undefined) return void spot.listeners.delete(listener);
  const next = spot.below.get(key);
  if (next === undefined) return;
  removeFrom(next, rest, listener);
  if (next.listeners.size === 0 && next.below.size === 0) spot.below.delete(key);
}

function emptySpot<Listener>(): Spot<Listener> {
  return { listeners: new Set(), below: new Map() };
}
