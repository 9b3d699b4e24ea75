/** The node of the empty beginning; no other node has it for a child. */
export const ROOT = 0;

/**
 * Passwords by their beginnings: each node is one beginning, and each step from a node one character (a UTF-16 unit).
 * Nearly every node has one child, so only the others keep a map of theirs.
 */
export class PasswordTrie {
  readonly #firstCodes: number[] = [-1];
  readonly #firstChildren: number[] = [ROOT];
  readonly #furtherChildren: (Map<number, number> | undefined)[] = [undefined];
  /** By character: most characters of a text begin no password, or one. */
  readonly #rootChildren = new Int32Array(0x10000);
  /** How many characters a node's beginning has. */
  readonly lengths: number[] = [0];

  get size(): number {
    return this.lengths.length;
  }

  /** Adds a password, and answers the node that it ends at. */
  add(password: string): number {
    let node = ROOT;
    for (let place = 0; place < password.length; place++) {
      const code = password.charCodeAt(place);
      node = this.childOf(node, code) || this.#addChild(node, code);
    }
    return node;
  }

  /** The beginning that is longer by this character, ROOT where no password begins so. */
  childOf(node: number, code: number): number {
    if (node === ROOT) return this.#rootChildren[code] ?? ROOT;
    if (this.#firstCodes[node] === code) return this.#firstChildren[node] ?? ROOT;
    return this.#furtherChildren[node]?.get(code) ?? ROOT;
  }

  /** The node's children with the characters that lead to them. */
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
