import type { LocalDatabase } from '../store/LocalDatabase.ts';
import type { StripeObject } from './objects.ts';

/** Seconds that objects are kept; refunds later than three months are not supported here. */
const KEPT = 90 * 24 * 60 * 60;

type ObjectType = StripeObject['object'];
type ObjectOf<Type extends ObjectType> = Extract<StripeObject, { object: Type }>;

/** Stripe's objects in the data folder, so that a payment outlives a restart. */
export class ObjectTable {
  readonly #database: LocalDatabase;

  constructor(database: LocalDatabase) {
    this.#database = database;
  }

  put(object: StripeObject): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO stripe_objects (id, type, data, created) VALUES (?, ?, ?, ?)')
      .run(object.id, object.object, JSON.stringify(object), object.created);
  }

  find<Type extends ObjectType>(type: Type, id: string): ObjectOf<Type> | undefined {
    const rows = this.#database
      .prepare('SELECT data FROM stripe_objects WHERE id = ? AND type = ?')
      .pluck()
      .all(id, type) as string[];
    return rows[0] === undefined ? undefined : JSON.parse(rows[0]);
  }

  /** Newest first. */
  list<Type extends ObjectType>(type: Type, most: number): readonly ObjectOf<Type>[] {
    const rows = this.#database
      .prepare('SELECT data FROM stripe_objects WHERE type = ? ORDER BY created DESC, id LIMIT ?')
      .pluck()
      .all(type, most) as string[];
    return rows.map((row) => JSON.parse(row));
  }

  count(type: ObjectType): number {
    const rows = this.#database
      .prepare('SELECT count(*) FROM stripe_objects WHERE type = ?')
      .pluck()
      .all(type);
    return Number(rows[0]);
  }

  /** @param now Unix seconds */
  clearOld(now: number): void {
    this.#database.prepare('DELETE FROM stripe_objects WHERE created < ?').run(now - KEPT);
  }
}
