import type { FieldPath } from './fieldPath.ts';
import { type Fields, fieldsOf, type Value } from './value.ts';

type OwnFields = Record<string, Value>;

/** A document's fields while they are being changed: each map is copied once, however many of its fields change. */
export class FieldsDraft {
  readonly #own: OwnFields;
  /** Nested maps that are already private copies. */
  readonly #copies = new WeakSet<Fields>();

  constructor(fields: Fields) {
    this.#own = { ...fields };
  }

  /** The current fields; read it after the last change. */
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

  /** The map in a field as a private copy; undefined if there is none and none is to be created. */
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
