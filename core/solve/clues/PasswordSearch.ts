import { countLooks } from '../../looks.ts';
import { FoundEndings } from './FoundEndings.ts';
import { PasswordTrie, ROOT } from './PasswordTrie.ts';
import type { PartedText } from './partedText.ts';

/**
 * Looks for all passwords of a room in one go through a text (Aho and Corasick), so that the work grows with the texts
 * and the passwords, and not with the one by the other (S5).
 */
export class PasswordSearch<Lock> {
  readonly #trie = new PasswordTrie();
  /** By the node that a password ends at, the locks that take it. */
  readonly #locks = new Map<number, Lock[]>();
  /** By node, the node of its longest proper ending that a password begins with. */
  #fallbacks: readonly number[] = [];
  /** By node, the longest password that it ends with, itself included; ROOT for none. */
  #endings: readonly number[] = [];
  readonly #found: FoundEndings;
  /** Looks at a character, or at a password that may end there. */
  #steps = 0;

  constructor(passwords: readonly (readonly [password: string, lock: Lock])[]) {
    for (const [password, lock] of passwords) {
      const node = this.#trie.add(password);
      const locks = this.#locks.get(node);
      if (locks) locks.push(lock);
      else this.#locks.set(node, [lock]);
    }
    this.#link();
    this.#found = new FoundEndings(this.#endings, this.#fallbacks);
  }

  get isEmpty(): boolean {
    return this.#locks.size === 0;
  }

  get steps(): number {
    return this.#steps;
  }

  /** The locks whose password stands in a text as whole words. */
  heldBy({ codes, isEdge }: PartedText): readonly Lock[] {
    if (this.isEmpty) return [];
    this.#found.begin();
    const before = this.#steps;
    let node = ROOT;
    for (let end = 1; end <= codes.length; end++) {
      node = this.#follow(node, codes[end - 1] ?? 0);
      if (isEdge[end]) this.#collect(node, end, isEdge);
    }
    countLooks(this.#steps - before);
    return this.#found.nodes.flatMap((ending) => this.#locks.get(ending) ?? []);
  }

  /** The longest beginning of a password that the text ends with after one more character. */
  #follow(from: number, code: number): number {
    let node = from;
    for (;;) {
      this.#steps++;
      const child = this.#trie.childOf(node, code);
      if (child !== ROOT || node === ROOT) return child;
      node = this.#fallbacks[node] ?? ROOT;
    }
  }

  /** Notes the passwords that end here and begin at an edge; those found before are not looked at again. */
  #collect(node: number, end: number, isEdge: Uint8Array): void {
    let ending = this.#found.nextFrom(this.#endings[node] ?? ROOT);
    while (ending !== ROOT) {
      this.#steps++;
      if (isEdge[end - (this.#trie.lengths[ending] ?? 0)]) this.#found.add(ending);
      ending = this.#found.nextAfter(ending);
    }
  }

  /** Goes through the nodes by their length: what a node falls back to is shorter, so it is known by then. */
  #link(): void {
    const fallbacks = new Array<number>(this.#trie.size).fill(ROOT);
    const endings = new Array<number>(this.#trie.size).fill(ROOT);
    this.#fallbacks = fallbacks;
    this.#endings = endings;
    const nodes = [ROOT];
    for (const node of nodes) {
      endings[node] = this.#locks.has(node) ? node : (endings[fallbacks[node] ?? ROOT] ?? ROOT);
      for (const [code, child] of this.#trie.childrenOf(node)) {
        fallbacks[child] = node === ROOT ? ROOT : this.#follow(fallbacks[node] ?? ROOT, code);
        nodes.push(child);
      }
    }
  }
}
