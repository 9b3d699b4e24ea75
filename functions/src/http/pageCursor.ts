import { HttpError } from './HttpError.ts';

/** What the next page of a list by moment and id starts after. */
export function pageCursor(at: number, id: string): string {
  return `${at}_${id}`;
}

/** Null begins. @throws badRequest for what no page answered */
export function readCursor(cursor: string | null): readonly [at: number, id: string] | null {
  if (cursor === null) return null;
  const [, at, id] = /^(\d{1,15})_([^/]{1,200})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined)
    throw new HttpError('badRequest', 'after: not the end of a page.');
  return [Number(at), id];
}
