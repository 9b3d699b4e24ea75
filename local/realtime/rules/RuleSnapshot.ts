import { isNode, type RealtimeValue, valueAt } from '../values/RealtimeValue.ts';
import { parsePath } from '../values/realtimePath.ts';

/** The data at one path, as a rule sees it. */
export class RuleSnapshot {
  readonly #root: RealtimeValue;
  readonly #path: readonly string[];

  constructor(root: RealtimeValue, path: readonly string[]) {
    this.#root = root;
    this.#path = path;
  }

  get value(): RealtimeValue {
    return valueAt(this.#root, this.#path);
  }

  child(path: string): RuleSnapshot {
    return new RuleSnapshot(this.#root, [...this.#path, ...parsePath(path)]);
  }

  /** Returns the parent; null at the root. */
  parent(): RuleSnapshot | null {
    return this.#path.length === 0 ? null : new RuleSnapshot(this.#root, this.#path.slice(0, -1));
  }

  /** Returns whether there are any children, or all of the named ones. */
  hasChildren(names: readonly string[] = []): boolean {
    return isNode(this.value) && names.every((name) => this.child(name).value !== null);
  }
}
