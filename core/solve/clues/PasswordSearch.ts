import { countLooks } from '../../util/looks.ts';
import { KINDS, kindOf } from './characterKinds.ts';
import { EdgeBits } from './EdgeBits.ts';
import { type Endings, FoundEndings } from './FoundEndings.ts';
import { PasswordTrie, ROOT } from './PasswordTrie.ts';

/**
 * Searches a text once for all passwords of a room (Aho and Corasick), so that the work is the sum of texts
 * and passwords, not their product (S5).
 */
export class PasswordSearch<Lock> {
  readonly #trie = new PasswordTrie();
  /** By end node, the locks that accept the password. */
  readonly #locks: (Lock[] | undefined)[] = [];
  /** By node, the node of its longest proper suffix that is a prefix of a password. */
  #fallbacks = new Int32Array(0);
  readonly #found: FoundEndings;
  readonly #edges: EdgeBits;
  /** Counts examined characters and possible matches. */
  #looks = 0;

  constructor(passwords: readonly (readonly [password: string, lock: Lock])[]) {
    for (const [password, lock] of passwords) {
      const node = this.#trie.add(password);
      const locks = this.#locks[node];
      if (locks) locks.push(lock);
      else this.#locks[node] = [lock];
    }
    const endings = this.#link();
    this.#found = new FoundEndings(endings);
    this.#edges = new EdgeBits(endings.lengths[endings.passwords.at(-1) ?? ROOT] ?? 0);
  }

  get isEmpty(): boolean {
    return this.#locks.length === 0;
  }

  get looks(): number {
    return this.#looks;
  }

  /**
   * Returns the locks whose password occurs in a text as whole words: its ends are not between two letters,
   * two digits or two signs of a sort.
   *
   * @param isSpaced whether passwords contain white space; else they may run across words
   */
  heldBy(text: string, isSpaced: boolean): readonly Lock[] {
    if (this.isEmpty) return [];
    this.#found.begin();
    this.#edges.begin(text.length);
    const before = this.#looks;
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
    countLooks(this.#looks - before);
    const held: Lock[] = [];
    for (const ending of this.#found.nodes) held.push(...(this.#locks[ending] ?? []));
    return held;
  }

  /** Returns the longest prefix of a password that is a suffix of the text after one more character. */
  #follow(from: number, code: number): number {
    let node = from;
    for (;;) {
      this.#looks++;
      const child = this.#trie.childOf(node, code);
      if (child !== ROOT || node === ROOT) return child;
      node = this.#fallbacks[node] ?? ROOT;
    }
  }

  /** Collects the passwords that end at this boundary and start at one. */
  #collect(node: number, end: number): void {
    if (this.#edges.has(end)) return;
    this.#edges.add(end);
    this.#looks += this.#found.add(node, end, this.#edges);
  }

  /** Visits nodes by length, since a node's fallback is shorter and must be known first. */
  #link(): Endings {
    const { size } = this.#trie;
    const fallbacks = new Int32Array(size);
    this.#fallbacks = fallbacks;
    const [longest, shorter] = [new Int32Array(size), new Int32Array(size)];
    const passwords: number[] = [];
    const nodes = [ROOT];
    for (const node of nodes) {
      const isPassword = this.#locks[node] !== undefined;
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
