import type { Path, Point } from './path.ts';

/** Coordinates in tenths, so that relative coordinates lose nothing by rounding. */
type Tenths = readonly [x: number, y: number];

const known = new WeakMap<Path, string>();

/**
 * Returns a path as SVG path text, rounded to a tenth of a unit, with relative coordinates, one number for
 * horizontal and vertical lines, and smooth curves without the implied handle. It is two fifths shorter than
 * absolute coordinates.
 */
export function pathText(path: Path): string {
  const before = known.get(path);
  if (before !== undefined) return before;
  const text = new PathWriter().write(path);
  known.set(path, text);
  return text;
}

class PathWriter {
  #text = '';
  #letter = '';
  #number = '';
  #at: Tenths = [0, 0];
  #start: Tenths = [0, 0];
  /** The position of the implied next handle of a smooth curve. */
  #onward: Tenths | null = null;

  write(path: Path): string {
    for (const [i, { command, points }] of path.entries()) {
      const places = points.map(tenthsOf);
      const end = places.at(-1) ?? this.#start;
      if (command === 'M') this.#move(end);
      else if (command === 'L') this.#line(end, path[i + 1]?.command === 'Z');
      else if (command === 'Z') this.#add('z');
      else this.#bend(command, places);
      this.#at = end;
    }
    return this.#text;
  }

  #move(to: Tenths): void {
    this.#add('m', ...this.#from(to));
    this.#start = to;
    this.#onward = null;
  }

  /** Draws a line, except for the last one back to the start, which closing the path draws. */
  #line(to: Tenths, isLast: boolean): void {
    this.#onward = null;
    if (isLast && isSame(to, this.#start)) return;
    const [dx, dy] = this.#from(to);
    if (dy === 0) this.#add('h', dx);
    else if (dx === 0) this.#add('v', dy);
    else this.#add('l', dx, dy);
  }

  #bend(command: 'C' | 'Q', places: readonly Tenths[]): void {
    const [leave, arrive, end] = places;
    const isSmooth = command === 'C' && leave && this.#onward && isSame(leave, this.#onward);
    const told = isSmooth ? places.slice(1) : places;
    this.#add(isSmooth ? 's' : command.toLowerCase(), ...told.flatMap((place) => this.#from(place)));
    this.#onward = command === 'C' && arrive && end ? [2 * end[0] - arrive[0], 2 * end[1] - arrive[1]] : null;
  }

  #from([x, y]: Tenths): Tenths {
    return [x - this.#at[0], y - this.#at[1]];
  }

  /** Adds a command. Its letter is left out if the command before had the same, and for lines after a move. */
  #add(letter: string, ...numbers: number[]): void {
    const isTold = letter === this.#letter || (letter === 'l' && this.#letter === 'm');
    if (!isTold || letter === 'm' || letter === 'z') {
      this.#text += letter;
      this.#number = '';
    }
    this.#letter = letter;
    for (const number of numbers.map(textOf)) {
      this.#text += isApart(this.#number, number) ? number : ` ${number}`;
      this.#number = number;
    }
  }
}

/** Whether the end of the first number is clear without a space after it. */
function isApart(first: string, second: string): boolean {
  return first === '' || second.startsWith('-') || (second.startsWith('.') && first.includes('.'));
}

function tenthsOf([x, y]: Point): Tenths {
  return [Math.round(x * 10), Math.round(y * 10)];
}

function textOf(tenths: number): string {
  return (tenths / 10)
    .toString()
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
}

function isSame(one: Tenths, other: Tenths): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
