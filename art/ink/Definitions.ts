import { gradientElement, type Paint } from './paint.ts';

/**
 * The definitions that a picture's shapes refer to. Equal ones are shared: a picture with a hundred rivets
 * has one gradient for them.
 */
export class Definitions {
  readonly #known = new Map<string, { id: string; element: string }>();

  /** Returns the id for a key, and creates the definition if it does not exist yet. */
  idOf(key: string, make: (id: string) => string): string {
    const known = this.#known.get(key);
    if (known) return known.id;
    const id = `d${this.#known.size.toString(36)}`;
    this.#known.set(key, { id, element: make(id) });
    return id;
  }

  /** A paint as the text of an attribute. */
  paint(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    return `url(#${this.idOf(JSON.stringify(paint), (id) => gradientElement(id, paint))})`;
  }

  toSvg(): string {
    return [...this.#known.values()].map(({ element }) => element).join('');
  }
}
