import { type Automaton, readPattern } from './Automaton.ts';

/**
 * Sample characters that patterns distinguish: Latin-1, and some of other scripts, marks, digits, emoji and
 * surrogates.
 */
const SAMPLES = [
  ...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)),
  ...['\u0301', '\u0661', '\u200d', '\u2028', '\u3000', '漢', 'ก', 'ﺷ', '😀', '\ud800', '\ufe0f'],
];

/**
 * Why a regular expression takes quadratic time or worse; null if linear. It does if a text can be divided
 * between two loops in several ways (p and q), and the rest may fail: an engine then tries all of them. In
 * `\s*"?\s*x`, for example, twenty thousand blanks take seconds.
 */
export function findSlowness(pattern: string, flags: string): string | null {
  const automaton = readPattern(pattern, flags.includes('y'));
  const slow = new Ambiguity(automaton, flags).find();
  if (slow !== null) return `/${pattern}/${flags}: ${slow}`;
  for (const look of automaton.looks) {
    const within = findSlowness(look, flags.includes('y') || pattern.startsWith('^') ? `${flags}y` : flags);
    if (within !== null) return within;
  }
  return null;
}

class Ambiguity {
  readonly #automaton: Automaton;
  /** One sample character of each kind; characters are of the same kind if the same positions match them. */
  readonly #kinds: readonly ReadonlySet<number>[];
  readonly #reached: readonly ReadonlySet<number>[];

  constructor(automaton: Automaton, flags: string) {
    this.#automaton = automaton;
    this.#kinds = kindsOf(automaton, flags);
    this.#reached = automaton.places.map((_, from) => this.#reachedFrom(from));
  }

  find(): string | null {
    const looped = this.#automaton.places.flatMap((_, place) => (this.#reaches(place, place) ? [place] : []));
    for (const p of looped) {
      if (this.#mayFailAfter(p) && this.#hasTwoWaysBack(p)) return `two ways around ${this.#textOf(p)}`;
      for (const q of looped) {
        if (p === q || !this.#reaches(p, q) || !this.#mayFailAfter(q)) continue;
        if (this.#areShared(p, q)) return `one text for ${this.#textOf(p)} and for ${this.#textOf(q)}`;
      }
    }
    return null;
  }

  /** Whether matching may fail after a position. A match that has succeeded is not tried again. */
  #mayFailAfter(place: number): boolean {
    return this.#automaton.hasTail || !this.#automaton.last.has(place);
  }

  /** Whether one text leads from p to p, from p to q and from q to q. */
  #areShared(p: number, q: number): boolean {
    return this.#leads([p, p, q], [p, q, q]);
  }

  /** Whether one text leads from p to p in two ways. */
  #hasTwoWaysBack(p: number): boolean {
    if (this.#automaton.places.some(({ twice }) => twice.has(p))) return true;
    const apart = this.#walk([p, p], (places) => places[0] !== places[1]);
    return apart.some((places) => this.#leads(places, [p, p]));
  }

  #leads(from: readonly number[], to: readonly number[]): boolean {
    const isThere = (places: readonly number[]) => places.every((place, index) => place === to[index]);
    return this.#walk(from, isThere, to).length > 0;
  }

  /** Follows the same characters from several positions; returns the wanted positions reached. */
  #walk(
    from: readonly number[],
    isWanted: (places: readonly number[]) => boolean,
    towards: readonly number[] = from,
  ): readonly (readonly number[])[] {
    const seen = new Set<string>();
    const open: (readonly number[])[] = [from];
    const found: (readonly number[])[] = [];
    for (let places = open.pop(); places !== undefined; places = open.pop())
      for (const next of this.#stepsFrom(places, towards)) {
        if (seen.has(String(next))) continue;
        seen.add(String(next));
        open.push(next);
        if (isWanted(next)) found.push(next);
      }
    return found;
  }

  #stepsFrom(places: readonly number[], towards: readonly number[]): readonly (readonly number[])[] {
    return this.#kinds.flatMap((kind) => {
      const nexts = places.map((place, index) =>
        [...(this.#automaton.places[place]?.next ?? [])].filter(
          (next) => kind.has(next) && (next === towards[index] || this.#reaches(next, towards[index] ?? -1)),
        ),
      );
      return nexts.reduce<number[][]>(
        (all, some) => all.flatMap((before) => some.map((next) => [...before, next])),
        [[]],
      );
    });
  }

  #reaches(from: number, to: number): boolean {
    return this.#reached[from]?.has(to) ?? false;
  }

  #reachedFrom(from: number): ReadonlySet<number> {
    const reached = new Set<number>();
    const open = [from];
    for (let place = open.pop(); place !== undefined; place = open.pop())
      for (const next of this.#automaton.places[place]?.next ?? [])
        if (!reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
    return reached;
  }

  #textOf(place: number): string {
    return this.#automaton.places[place]?.text ?? '';
  }
}

function kindsOf({ places }: Automaton, flags: string): readonly ReadonlySet<number>[] {
  const plain = flags.replace(/[gyd]/g, '');
  const takes = places.map(({ text }) =>
    text === '' ? null : new RegExp(`^(?:${text})$`, plain.replace('m', '')),
  );
  const kinds = new Map<string, ReadonlySet<number>>();
  for (const sample of SAMPLES) {
    const taken = takes.flatMap((pattern, place) => (pattern?.test(sample) ? [place] : []));
    kinds.set(String(taken), new Set(taken));
  }
  return [...kinds.values()];
}
