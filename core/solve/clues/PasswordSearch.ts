import { countLooks } from '../../looks.ts';
import { KINDS, kindOf } from './characterKinds.ts';
import { FoundEndings } from './FoundEndings.ts';
import { PasswordTrie, ROOT } from './PasswordTrie.ts';

/**
 * Looks for all passwords of a room in one go through a text (Aho and Corasick), so that the work grows with the texts
 * and the passwords, and not with the one by the other (S5).
 */
export class PasswordSearch<Lock> {
  readonly #trie = new PasswordTrie();
  /** By the node that a password ends at, the locks that take it. */
  readonly #locks = new Map<number, Lock[]>();
  /** By node, the node of its longest proper ending that a password begins with. */
  #fallbacks = new Int32Array(0);
  /** By node, the longest password that it ends with, itself included; ROOT for none. */
  #endings = new Int32Array(0);
  readonly #found: FoundEndings;
  #isEdge = new Uint8Array(0);
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

  /**
   * The locks whose password stands in a text as whole words: it begins and ends at an edge, not between two letters, two digits or two
   * signs of a sort.
   *
   * @param isSpaced whether white space is a part of passwords; else they run through words
   */
  heldBy(text: string, isSpaced: boolean): readonly Lock[] {
    if (this.isEmpty) return [];
    this.#found.begin();
    const before = this.#steps;
    const isEdge = this.#edgesOf(text);
    let [node, place, last]: [number, number, number] = [ROOT, 0, KINDS.other];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const kind = kindOf(code);
      if (kind <= KINDS.other || kind !== last) this.#collect(node, place, isEdge);
      last = kind;
      if (kind === KINDS.space && !isSpaced) continue;
      node = this.#follow(node, code);
      place++;
      isEdge[place] = 0;
    }
    this.#collect(node, place, isEdge);
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

  /** By place, whether it is an edge; made once for many texts. */
  #edgesOf(text: string): Uint8Array {
    if (this.#isEdge.length <= text.length) this.#isEdge = new Uint8Array(2 * text.length + 1);
    this.#isEdge[0] = 0;
    return this.#isEdge;
  }

  /** Notes the passwords that end at this edge and begin at one; those found before are not looked at again. */
  #collect(node: number, end: number, isEdge: Uint8Array): void {
    if (isEdge[end]) return;
    isEdge[end] = 1;
    const found = this.#found;
    const { lengths } = this.#trie;
    let steps = 0;
    let ending = found.nextFrom(this.#endings[node] ?? ROOT);
    while (ending !== ROOT) {
      steps++;
      if (isEdge[end - (lengths[ending] ?? 0)]) found.add(ending);
      ending = found.nextAfter(ending);
    }
    this.#steps += steps;
  }

  /** Goes through the nodes by their length: what a node falls back to is shorter, so it is known by then. */
  #link(): void {
    const fallbacks = new Int32Array(this.#trie.size);
    const endings = new Int32Array(this.#trie.size);
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
