import * as v from 'valibot';
import { readJson } from '../../../../core/util/readJson.ts';
import { browserStorage } from '../../../shared/browser/guardedStorage.ts';

const KEY = 'editor-recent';

/** Number of ids that are kept. It is more than are shown: some may be of another account, or gone from the library. */
const MOST_KEPT = 24;

const recentSchema = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  v.maxLength(MOST_KEPT),
);

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Ids of the entries last added in this browser, latest first. */
export function readRecent(storage: Kept = browserStorage): readonly string[] {
  const parsed = v.safeParse(recentSchema, readJson(storage.getItem(KEY) ?? '[]'));
  return parsed.success ? parsed.output : [];
}

/** Records that an entry was added. */
export function keepRecent(id: string, storage: Kept = browserStorage): void {
  const others = readRecent(storage).filter((other) => other !== id);
  storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST_KEPT)));
}
