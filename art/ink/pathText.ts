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
      else if (command === 'Z') this.#tell('z');
      else this.#bend(command, places);
      this.#at = end;
    }
    return this.#text;
  }

  #move(to: Tenths): void {
    this.#tell('m');
    this.#addPlace(to);
    this.#start = to;
    this.#onward = null;
  }

  /** Draws a line, except for the last one back to the start, which closing the path draws. */
  #line(to: Tenths, isLast: boolean): void {
    this.#onward = null;
    if (isLast && isSame(to, this.#start)) return;
    const [dx, dy] = [to[0] - this.#at[0], to[1] - this.#at[1]];
    this.#tell(dy === 0 ? 'h' : dx === 0 ? 'v' : 'l');
    if (dy === 0) this.#add(dx);
    else if (dx === 0) this.#add(dy);
    else this.#addPlace(to);
  }

  #bend(command: 'C' | 'Q', places: readonly Tenths[]): void {
    const [leave, arrive, end] = places;
    const isSmooth = command === 'C' && leave && this.#onward && isSame(leave, this.#onward);
    this.#tell(isSmooth ? 's' : command === 'C' ? 'c' : 'q');
    for (let i = isSmooth ? 1 : 0; i < places.length; i++) this.#addPlace(places[i] ?? this.#at);
    this.#onward = command === 'C' && arrive && end ? [2 * end[0] - arrive[0], 2 * end[1] - arrive[1]] : null;
  }

  /** Begins a command. Its letter is left out if the command before had the same, and for lines after a move. */
  #tell(letter: string): void {
    const isTold = letter === this.#letter || (letter === 'l' && this.#letter === 'm');
    this.#letter = letter;
    if (isTold && letter !== 'm' && letter !== 'z') return;
    this.#text += letter;
    this.#number = '';
  }

  #addPlace(place: Tenths): void {
    this.#add(place[0] - this.#at[0]);
    this.#add(place[1] - this.#at[1]);
  }

  #add(tenths: number): void {
    const number = textOf(tenths);
    this.#text += isApart(this.#number, number) ? number : ` ${number}`;
    this.#number = number;
  }
}

/** Whether the end of the first number is clear without a space after it. */
function isApart(first: string, second: string): boolean {
  return first === '' || second.startsWith('-') || (second.startsWith('.') && first.includes('.'));
}

function tenthsOf([x, y]: Point): Tenths {
  return [Math.round(x * 10), Math.round(y * 10)];
}

/** Writes whole numbers apart: to write a fraction and shorten it took a third of all drawing. */
function textOf(tenths: number): string {
  const size = Math.abs(tenths);
  const tenth = size % 10;
  const whole = (size - tenth) / 10;
  const sign = tenths < 0 ? '-' : '';
  if (tenth === 0) return `${sign}${whole}`;
  return whole === 0 ? `${sign}.${tenth}` : `${sign}${whole}.${tenth}`;
}

function isSame(one: Tenths, other: Tenths): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
