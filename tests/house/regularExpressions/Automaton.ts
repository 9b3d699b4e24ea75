/** A position of a pattern that matches one character. */
export interface Place {
  /** The class, escape or letter at this position. */
  text: string;
  /** The positions that can match the next character. */
  readonly next: Set<number>;
  /** Positions to which two loops lead. */
  readonly twice: Set<number>;
}

/** The positions of a regular expression, one for each character, independent of an engine's order. */
export interface Automaton {
  places: readonly Place[];
  /** Positions where a match may end. */
  last: ReadonlySet<number>;
  /** Whether a match may still fail there, because something has to follow. */
  hasTail: boolean;
  /** The patterns of its lookarounds, to be checked separately. */
  looks: readonly string[];
}

/** The positions at which a part of a pattern can begin and end. */
interface Part {
  isEmptyable: boolean;
  first: readonly number[];
  last: readonly number[];
}

const EMPTY: Part = { isEmptyable: true, first: [], last: [] };
/** Makes the automaton of a pattern. @param isSticky whether it is tried at one place alone */
export function readPattern(pattern: string, isSticky: boolean): Automaton {
  return new PatternReader(pattern, isSticky).read();
}

class PatternReader {
  readonly #pattern: string;
  readonly #places: Place[] = [];
  readonly #looks: string[] = [];
  readonly #isSticky: boolean;
  #at = 0;
  #depth = 0;
  #hasTail = false;
  /** Whether every alternative of the whole pattern begins at the start of the text. */
  #isAnchored = true;

  constructor(pattern: string, isSticky: boolean) {
    this.#pattern = pattern;
    this.#isSticky = isSticky;
  }

  read(): Automaton {
    const whole = this.#readChoice();
    if (this.#at < this.#pattern.length) throw new Error(`${this.#pattern}: not understood at ${this.#at}`);
    const before = this.#addPlace(this.#isSticky || this.#isAnchored ? '' : '[^]');
    this.#link([before], whole.first);
    // An unanchored pattern may begin anywhere in the text.
    if (!this.#isSticky && !this.#isAnchored) this.#link([before], [before]);
    const last = new Set(whole.last);
    return { places: this.#places, last, hasTail: this.#hasTail, looks: this.#looks };
  }

  #readChoice(): Part {
    let choice = this.#readAlternative();
    while (this.#takes('|')) {
      const other = this.#readAlternative();
      choice = {
        isEmptyable: choice.isEmptyable || other.isEmptyable,
        first: [...choice.first, ...other.first],
        last: [...choice.last, ...other.last],
      };
    }
    return choice;
  }

  #readAlternative(): Part {
    if (this.#depth === 0 && this.#pattern[this.#at] !== '^') this.#isAnchored = false;
    // Assertions at the beginning cause no retries.
    while (this.#depth === 0 && this.#takesMatch(/\^|\\[bB]/y));
    return this.#readSequence();
  }

  #readSequence(): Part {
    let before = EMPTY;
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const part = this.#readRepeated();
      this.#link(before.last, part.first);
      before = {
        isEmptyable: before.isEmptyable && part.isEmptyable,
        first: before.isEmptyable ? [...before.first, ...part.first] : before.first,
        last: part.isEmptyable ? [...before.last, ...part.last] : part.last,
      };
    }
    return before;
  }

  /** Reads a repetition. An unbounded one is a loop; a bounded one takes bounded time, so it is read once. */
  #readRepeated(): Part {
    const part = this.#readAtom();
    const [repeats, least = '1', comma = '', most = ''] =
      this.#takesMatch(/(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
    if (repeats === undefined) return part;
    const isEndless =
      '*+'.includes(repeats[0] ?? '') || (repeats.startsWith('{') && comma !== '' && most === '');
    if (isEndless) this.#link(part.last, part.first);
    return { ...part, isEmptyable: part.isEmptyable || '*?'.includes(repeats[0] ?? '') || least === '0' };
  }

  #readAtom(): Part {
    if (this.#takesMatch(/\(\?<?[=!]/y)) return this.#readLook();
    if (this.#takesMatch(/\((?:\?:|\?<\w+>)?/y)) return this.#readGroup();
    if (this.#takesMatch(/\^/y)) return EMPTY;
    if (this.#takesMatch(/\$|\\[bB]/y)) return this.#ask();
    const [text] =
      this.#takesMatch(
        /\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|./isy,
      ) ?? [];
    if (text === undefined) throw new Error(`${this.#pattern}: not understood at ${this.#at}`);
    const place = this.#addPlace(text);
    return { isEmptyable: false, first: [place], last: [place] };
  }

  #readGroup(): Part {
    this.#depth += 1;
    const part = this.#readChoice();
    this.#depth -= 1;
    if (!this.#takes(')')) throw new Error(`${this.#pattern}: a group has no end`);
    return part;
  }

  /** Reads a lookaround, whose positions do not lead on. */
  #readLook(): Part {
    const [from, places] = [this.#at, this.#places.length];
    this.#readGroup();
    this.#places.length = places;
    this.#looks.push(this.#pattern.slice(from, this.#at - 1));
    const isFirst = this.#depth === 0 && /(?:^|\|)\^?\(\?<?[=!]$/.test(this.#pattern.slice(0, from));
    return isFirst ? EMPTY : this.#ask();
  }

  #ask(): Part {
    this.#hasTail = true;
    return EMPTY;
  }

  #link(from: readonly number[], to: readonly number[]): void {
    for (const place of from)
      for (const next of to) {
        const known = this.#places[place];
        if (known?.next.has(next)) known.twice.add(next);
        known?.next.add(next);
      }
  }

  #addPlace(text: string): number {
    return this.#places.push({ text, next: new Set(), twice: new Set() }) - 1;
  }

  #takes(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #takesMatch(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#pattern);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}
