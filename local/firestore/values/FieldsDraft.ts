import type { FieldPath } from './fieldPath.ts';
import { type Fields, fieldsOf, type Value } from './value.ts';

type OwnFields = Record<string, Value>;

/** Fields on their way to being others: each map is copied once, however many of its fields change. */
export class FieldsDraft {
  readonly #own: OwnFields;
  /** The maps within that are copies already, and nobody else's. */
  readonly #copies = new WeakSet<Fields>();

  constructor(fields: Fields) {
    this.#own = { ...fields };
  }

  /** As they are now; to be taken when nothing more is set. */
  get fields(): Fields {
    return this.#own;
  }

  /** Sets the field at a path, or removes it for undefined; maps on the way are made as needed. */
  set(path: FieldPath, value: Value | undefined): void {
    let fields = this.#own;
    for (const name of path.slice(0, -1)) {
      const nested = this.#open(fields, name, value !== undefined);
      if (nested === undefined) return;
      fields = nested;
    }
    const name = path.at(-1) ?? path[0];
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  }

  /** The map in a field, as one that may be changed; undefined where there is none and none is to be made. */
  #open(fields: OwnFields, name: string, isMade: boolean): OwnFields | undefined {
    const nested = Object.hasOwn(fields, name) ? fieldsOf(fields[name]) : undefined;
    if (nested !== undefined && this.#copies.has(nested)) return nested;
    if (nested === undefined && !isMade) return undefined;
    const copy: OwnFields = { ...nested };
    this.#copies.add(copy);
    fields[name] = { mapValue: { fields: copy } };
    return copy;
  }
}
