import { countLooks } from '../../util/looks.ts';
import { KINDS, kindOf } from './characterKinds.ts';
import { EdgeBits } from './EdgeBits.ts';
import { type Endings, FoundEndings } from './FoundEndings.ts';
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
  readonly #found: FoundEndings;
  readonly #edges: EdgeBits;
  /** Looks at a character, or at a password that may end there. */
  #steps = 0;

  constructor(passwords: readonly (readonly [password: string, lock: Lock])[]) {
    for (const [password, lock] of passwords) {
      const node = this.#trie.add(password);
      const locks = this.#locks.get(node);
      if (locks) locks.push(lock);
      else this.#locks.set(node, [lock]);
    }
    const endings = this.#link();
    this.#found = new FoundEndings(endings);
    this.#edges = new EdgeBits(endings.lengths[endings.passwords.at(-1) ?? ROOT] ?? 0);
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
    this.#edges.begin(text.length);
    const before = this.#steps;
    let node = ROOT;
    let place = 0;
    let last: number = KINDS.other;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const kind = kindOf(code);
      if (kind <= KINDS.other || kind !== last) this.#collect(node, place);
      last = kind;
      if (kind === KINDS.space && !isSpaced) continue;
      node = this.#follow(node, code);
      place++;
    }
    this.#collect(node, place);
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

  /** Notes the passwords that end at this edge and begin at one. */
  #collect(node: number, end: number): void {
    if (this.#edges.has(end)) return;
    this.#edges.add(end);
    this.#steps += this.#found.add(node, end, this.#edges);
  }

  /** Goes through the nodes by their length: what a node falls back to is shorter, so it is known by then. */
  #link(): Endings {
    const { size } = this.#trie;
    const fallbacks = new Int32Array(size);
    this.#fallbacks = fallbacks;
    const [longest, shorter] = [new Int32Array(size), new Int32Array(size)];
    const passwords: number[] = [];
    const nodes = [ROOT];
    for (const node of nodes) {
      const isPassword = this.#locks.has(node);
      if (isPassword) passwords.push(node);
      shorter[node] = longest[fallbacks[node] ?? ROOT] ?? ROOT;
      longest[node] = isPassword ? node : (shorter[node] ?? ROOT);
      for (const [code, child] of this.#trie.childrenOf(node)) {
        fallbacks[child] = node === ROOT ? ROOT : this.#follow(fallbacks[node] ?? ROOT, code);
        nodes.push(child);
      }
    }
    return { passwords, lengths: Int32Array.from(this.#trie.lengths), longest, shorter };
  }
}
