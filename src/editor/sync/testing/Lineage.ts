/** The ancestry of a room's states, each known by its name. */
export class Lineage {
  readonly #parents = new Map<string, Set<string>>();

  /** Records that a state is based on another, or was chosen in its place. */
  add(child: string, parent: string): void {
    const parents = this.#parents.get(child) ?? new Set();
    this.#parents.set(child, parents.add(parent));
  }

  /** These states and all their ancestors. */
  withAncestors(names: Iterable<string>): ReadonlySet<string> {
    const found = new Set<string>();
    const open = [...names];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(...(this.#parents.get(name) ?? []));
    }
    return found;
  }
}
