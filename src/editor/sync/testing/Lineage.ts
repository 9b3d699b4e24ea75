/** Which state of a room was made of which, each known by its name. */
export class Lineage {
  readonly #parents = new Map<string, Set<string>>();

  /** Says that a state goes on from another: it was made of it, or chosen in its place. */
  add(child: string, parent: string): void {
    const parents = this.#parents.get(child) ?? new Set();
    this.#parents.set(child, parents.add(parent));
  }

  /** All that these states are, or go on from. */
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
