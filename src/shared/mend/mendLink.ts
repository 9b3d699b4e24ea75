import * as v from 'valibot';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { filledString } from '../../../core/util/schemas.ts';

/**
 * What the editor does first when it is opened from Insights: at a thing, or at the room's settings
 * (`limit`).
 */
export type Mend =
  /**
   * Let the lock accept a further answer, which this many plays gave. `lock` identifies the lock as it was in
   * the version of these plays (`lockMarkOf`), so that the editor can tell whether it is still the same.
   */
  | { type: 'accept'; answer: string; times: number; lock?: string }
  /** Ask for the lock's reply to wrong answers. */
  | { type: 'say' }
  /** Go to the thing that tells the lock's answer. */
  | { type: 'clue' }
  /** Go to the room's time limit. */
  | { type: 'limit' };

/** The part of the editor's address that Insights writes and the editor reads once. */
export interface MendLink {
  /** The thing to select; null for the room as a whole. */
  item: ItemId | null;
  /** Null to select the thing and nothing more. */
  mend: Mend | null;
  /** Whether the editor shows a way back to Insights. */
  isFromInsights: boolean;
}

/** Names in the query. The editor removes them once it has read them, so that a reload does not act twice. */
export const MEND_FIELDS = ['item', 'mend', 'answer', 'times', 'lock', 'from'] as const;

/** Ids and answers are shorter; a longer text was not written by Insights. */
const LONGEST = 200;

const text = v.pipe(filledString, v.maxLength(LONGEST));
const times = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

const mendSchema: SchemaOf<Mend> = v.union([
  v.pipe(
    v.object({ mend: v.literal('accept'), answer: text, times, lock: v.exactOptional(text) }),
    v.transform(({ mend: type, ...given }): Mend => ({ type, ...given })),
  ),
  v.pipe(
    v.object({ mend: v.picklist(['say', 'clue', 'limit']) }),
    v.transform(({ mend }): Mend => ({ type: mend })),
  ),
]);

/** Returns the editor's address for a thing of a room, with the way back to Insights. */
export function mendPath(roomId: string, item: ItemId | null = null, mend: Mend | null = null): string {
  const query = new URLSearchParams();
  if (item !== null) query.set('item', item);
  if (mend) query.set('mend', mend.type);
  if (mend?.type === 'accept') {
    query.set('answer', mend.answer);
    query.set('times', String(mend.times));
    if (mend.lock !== undefined) query.set('lock', mend.lock);
  }
  query.set('from', 'insights');
  return `/room-editor/${encodeURIComponent(roomId)}?${query}`;
}

/**
 * Reads what `mendPath` wrote from the editor's query; null if there is nothing of it. Fields that are not understood
 * are ignored, so that a mistyped address simply opens the editor. Without a thing nothing but the time limit can be mended.
 */
export function readMendLink(search: URLSearchParams): MendLink | null {
  const given = Object.fromEntries(search);
  const isFromInsights = given.from === 'insights';
  const item = parseWith(text, given.item);
  const parsed = parseWith(mendSchema, given);
  const mend = parsed.ok ? parsed.value : null;
  if (item.ok) return { item: item.value, mend, isFromInsights };
  if (mend?.type === 'limit') return { item: null, mend, isFromInsights };
  return isFromInsights ? { item: null, mend: null, isFromInsights } : null;
}

/** Returns a short hash of what opens a lock, which tells whether the lock was changed but not what opens it. */
export function lockMarkOf({ unlockMethod, face, unlockPassword, passwordMatch }: ItemConfig): string {
  const text = JSON.stringify([unlockMethod, face.type, unlockPassword, passwordMatch]);
  // FNV-1a.
  const mark = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (mark >>> 0).toString(36);
}

/** Returns the address of a room's Insights, which are a view of the creator's projects. */
export function insightsPath(roomId: string): string {
  return `/projects?${new URLSearchParams({ insights: roomId })}`;
}
