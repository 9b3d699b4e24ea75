import { type DrawnLeaf, leafMoved } from '../leaves.ts';
import { Definitions } from './Definitions.ts';
import { attributesOf, type Blend, type DrawOptions, short } from './drawOptions.ts';
import { featherStrokes } from './feather.ts';
import { type Box, mapPath, type Path, type Point } from './path.ts';
import { pathText } from './pathText.ts';
import { seededRandom } from './random.ts';

/** The extra length of a reference compared with a path element, and of the shared element. */
const REFERENCE = 8;
const SHARED = 22;
const OUTLINE = /<path d="([^"]+)"/g;

interface Shared {
  /** Outlines that occur again and again, each under its id. */
  definitions: string;
  /** The markup, with references in their place. */
  markup: string;
}

/**
 * The amount of wear: `soft` for used objects; `leaf` for a door, where only the leaf is worn; `none` for
 * shining, printed and growing objects.
 */
export type Wear = 'soft' | 'leaf' | 'none';

export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * The part to draw of an object with swinging or turning parts: all of it, all without them, or one part
 * within its box.
 */
export type Shows = 'all' | 'still' | { part: number; box: Box };

export interface InkOptions {
  width: number;
  height: number;
  margin?: Margin;
  /** Outline weight in units. */
  line?: number;
  seed?: number;
  /** The share of the shadow on the room that is drawn, 0 to 1. */
  roomShadow?: number;
  shows?: Shows;
  /** The wear of the drawn surfaces; none by default. */
  wear?: Wear;
}

export type Warp = (x: number, y: number) => Point;

/**
 * The smallest surface that shows wear, as a share of the picture's area. It is larger on leaves, because doors are
 * large pictures with many details.
 */
const LEAST_WORN = 0.012;
const LEAST_WORN_OF_LEAF = 0.03;
const NO_MARGIN: Margin = { top: 0, right: 0, bottom: 0, left: 0 };

/** Marks a group of what `shine` draws. */
export const LIGHT = ' data-light=""';

/** A picture being drawn: collects SVG elements in order. Pure and seeded, so the same drawing gives the same text. */
export class Ink {
  readonly line: number;
  readonly #wear: Wear;
  #isLeaf = false;
  readonly #options: InkOptions;
  readonly #definitions = new Definitions();
  #elements: string[] = [];
  /** The elements of the one moving part that is to be drawn alone. */
  #alone: readonly string[] = [];
  #warp: Warp | null = null;
  readonly #leaves: DrawnLeaf[] = [];
  #dice: () => number;

  constructor(options: InkOptions) {
    this.#options = options;
    this.line = options.line ?? 5;
    this.#wear = options.wear ?? 'none';
    this.#roomShadow = options.roomShadow ?? 1;
    this.#dice = seededRandom(options.seed ?? 7);
  }

  /**
   * Whether something solid has been drawn already. Until then a shadow falls on the room itself, where the stage adds
   * its own shadows, so it is drawn weaker.
   */
  hasBody = false;
  readonly #roomShadow: number;

  /**
   * Whether the picture shows something alive, such as a lit lamp, a screen or a flame. The code that draws it sets
   * this.
   */
  isAlive = false;

  /** The share of a shadow that is drawn at this moment, 0 to 1. */
  get shadowShare(): number {
    return this.hasBody ? 1 : this.#roomShadow;
  }

  /** The area of the object itself, in square units. */
  get area(): number {
    return this.#options.width * this.#options.height;
  }

  /** The share of the picture's area from which a surface shows wear. */
  get leastWorn(): number {
    if (this.#wear === 'soft') return LEAST_WORN;
    return this.#wear === 'leaf' && this.#isLeaf ? LEAST_WORN_OF_LEAF : 1;
  }

  /** Marks the drawing of `body` as the leaf of a door. */
  leaf(body: () => void): void {
    const outer = this.#isLeaf;
    this.#isLeaf = true;
    body();
    this.#isLeaf = outer;
  }

  /** Returns a number from 0 up to 1 from the picture's own seeded generator. */
  random(): number {
    return this.#dice();
  }

  /** A number around 0, at most half of `spread` to either side. */
  jitter(spread: number): number {
    return (this.random() - 0.5) * spread;
  }

  /** Returns a random element of the list, from the picture's own seeded generator. */
  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.random() * list.length)] ?? list[0];
  }

  draw(path: Path, options: DrawOptions): void {
    if (options.blur) this.#drawFeathered(path, options, options.blur);
    else this.#elements.push(`<path d="${this.#data(path)}"${this.#attributes(options)}/>`);
  }

  /** Draws `body` clipped to the inside of a path. */
  clip(path: Path, body: () => void, evenOdd = false): void {
    const data = this.#data(path);
    const rule = evenOdd ? ' clip-rule="evenodd"' : '';
    const id = this.#definitions.idOf(
      `clip ${rule} ${data}`,
      (name) => `<clipPath id="${name}"><path d="${data}"${rule}/></clipPath>`,
    );
    this.#group(` clip-path="url(#${id})"`, body);
  }

  /** Draws `body` around 0, 0, moved, turned (degrees) and scaled as a whole, including line widths. */
  at([x, y]: Point, body: () => void, { scale = 1, mirror = false, turn = 0 } = {}): void {
    const turned = turn ? ` rotate(${short(turn)})` : '';
    const scaled = mirror ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
    const before = this.#leaves.length;
    this.#group(` transform="translate(${short(x)} ${short(y)})${turned}${scaled}"`, body);
    const told = this.#leaves.splice(before);
    this.#leaves.push(...told.map((leaf) => leafMoved(leaf, [x, y], scale)));
  }

  /**
   * Draws `body` as light only: when the object lies on a floor, that part gets neither an edge nor a shadow.
   */
  shine(body: () => void): void {
    this.#group(LIGHT, body);
  }

  /** Draws `body` and blends it as one group, since each blend costs a copy of the whole picture. */
  blend(mode: Blend, body: () => void): void {
    this.#group(` style="mix-blend-mode:${mode}"`, body);
  }

  /** Draws `body` with every point moved by the warp; line widths stay the same. Warps nest. */
  warp(warp: Warp, body: () => void): void {
    const outer = this.#warp;
    this.#warp = outer ? (x, y) => outer(...warp(x, y)) : warp;
    body();
    this.#warp = outer;
  }

  /**
   * Draws `body` with a separate random generator: the shapes after it look the same with it and without it.
   */
  apart(body: () => void): void {
    const dice = this.#dice;
    this.#dice = seededRandom(this.#options.seed ?? 7);
    body();
    this.#dice = dice;
  }

  /**
   * Draws `body` as the part of that number, which swings or turns (`moves`): it gets a picture of its own,
   * without the clipping here. Not within `at`.
   */
  loose(part: number, body: () => void): void {
    const { shows = 'all' } = this.#options;
    const outer = this.#elements;
    this.#elements = [];
    body();
    const own = this.#elements;
    this.#elements = outer;
    if (shows === 'all') outer.push(...own);
    else if (shows !== 'still' && shows.part === part) this.#alone = own;
  }

  /** Registers a part of the closed picture that has moved away in this opened one; the stage animates it. */
  tellLeaf(leaf: DrawnLeaf): void {
    this.#leaves.push(leaf);
  }

  get leaves(): readonly DrawnLeaf[] {
    return this.#leaves;
  }

  toSvg(): string {
    const { shows } = this.#options;
    const isPart = typeof shows === 'object';
    const [x, y, w, h] = isPart ? shows.box : this.#canvas;
    const elements = isPart ? this.#alone : this.#elements;
    const { definitions, markup } = shareOutlines(
      `<defs>${this.#definitions.toSvg()}</defs>${elements.join('')}`,
    );
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" ` +
      `width="${w}" height="${h}" fill="none" stroke-linejoin="round"><defs>${definitions}</defs>${markup}</svg>`
    );
  }

  get #canvas(): Box {
    const { width, height, margin = NO_MARGIN } = this.#options;
    return [
      -margin.left,
      -margin.top,
      margin.left + width + margin.right,
      margin.top + height + margin.bottom,
    ];
  }

  #drawFeathered(path: Path, { move, blend, ...options }: DrawOptions, blur: number): void {
    const data = this.#data(path);
    const steps = featherStrokes(options, blur, this.line).map(
      (stroke) => `<path d="${data}"${this.#attributes(stroke)}/>`,
    );
    const placed = this.#attributes({ ...(move && { move }), ...(blend && { blend }) });
    this.#elements.push(`<g${placed}>${steps.join('')}</g>`);
  }

  #attributes(options: DrawOptions): string {
    return attributesOf(options, this.line, (paint) => this.#definitions.paint(paint));
  }

  #group(attributes: string, body: () => void): void {
    const outer = this.#elements;
    this.#elements = [];
    body();
    const inner = this.#elements.join('');
    this.#elements = outer;
    this.#elements.push(`<g${attributes}>${inner}</g>`);
  }

  #data(path: Path): string {
    return pathText(this.#warp ? mapPath(path, this.#warp) : path);
  }
}

/** Writes every repeated outline once: a lit shape strokes its outline four times, so pictures halve in size. */
function shareOutlines(markup: string): Shared {
  const seen = new Map<string, number>();
  for (const [, data = ''] of markup.matchAll(OUTLINE)) seen.set(data, (seen.get(data) ?? 0) + 1);
  const repeated = [...seen].filter(
    ([data, count]) => (count - 1) * data.length > count * REFERENCE + SHARED,
  );
  const ids = new Map(repeated.map(([data], i) => [data, `p${i.toString(36)}`]));
  return {
    definitions: [...ids].map(([data, id]) => `<path id="${id}" d="${data}"/>`).join(''),
    markup: markup.replace(OUTLINE, (path, data: string) => {
      const id = ids.get(data);
      return id ? `<use href="#${id}"` : path;
    }),
  };
}
