/** The node of the empty prefix; it is no node's child. */
export const ROOT = 0;

/**
 * A trie of passwords: each node is a prefix, each edge one UTF-16 unit. Nearly every node has one child, so
 * only the others have a map.
 */
export class PasswordTrie {
  readonly #firstCodes: number[] = [-1];
  readonly #firstChildren: number[] = [ROOT];
  readonly #furtherChildren: (Map<number, number> | undefined)[] = [undefined];
  /** The root's children by character. An array, since every character of a text is looked up here. */
  readonly #rootChildren = new Int32Array(0x10000);
  /** By node, the length of its prefix. */
  readonly lengths: number[] = [0];

  get size(): number {
    return this.lengths.length;
  }

  /** Adds a password and returns its end node. */
  add(password: string): number {
    let node = ROOT;
    for (let place = 0; place < password.length; place++) {
      const code = password.charCodeAt(place);
      node = this.childOf(node, code) || this.#addChild(node, code);
    }
    return node;
  }

  /** Returns the node of the prefix extended by a character; ROOT if there is none. */
  childOf(node: number, code: number): number {
    if (node === ROOT) return this.#rootChildren[code] ?? ROOT;
    if (this.#firstCodes[node] === code) return this.#firstChildren[node] ?? ROOT;
    return this.#furtherChildren[node]?.get(code) ?? ROOT;
  }

  /** Returns the node's children with their characters. */
  childrenOf(node: number): readonly (readonly [code: number, child: number])[] {
    const first = this.#firstChildren[node] ?? ROOT;
    if (first === ROOT) return [];
    return [[this.#firstCodes[node] ?? -1, first], ...(this.#furtherChildren[node] ?? [])];
  }

  #addChild(node: number, code: number): number {
    const child = this.size;
    this.lengths.push((this.lengths[node] ?? 0) + 1);
    this.#firstCodes.push(-1);
    this.#firstChildren.push(ROOT);
    this.#furtherChildren.push(undefined);
    if (node === ROOT) this.#rootChildren[code] = child;
    if (this.#firstChildren[node] === ROOT) {
      this.#firstCodes[node] = code;
      this.#firstChildren[node] = child;
    } else {
      const further = this.#furtherChildren[node] ?? new Map<number, number>();
      this.#furtherChildren[node] = further.set(code, child);
    }
    return child;
  }
}
