import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../store/openDatabase.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { MAX_REFRESH_TOKENS, RefreshTokenStore } from './RefreshTokenStore.ts';

const DAY = 24 * 60 * 60 * 1000;

let data: ReturnType<typeof makeTemporaryFolder>;
let database: ReturnType<typeof openDatabase>;

beforeEach(() => {
  data = makeTemporaryFolder();
  database = openDatabase(join(data.folder, 'database.sqlite'));
  database.exec('PRAGMA synchronous = OFF');
});
afterEach(() => {
  database.close();
  data.remove();
});

it('keeps a limited number of tokens for each account, and drops the least recently used first', () => {
  let now = 0;
  const store = new RefreshTokenStore(database, () => now);
  const issue = (localId: string) => store.issue({ localId, authTime: 0, sessionKey: 'first' });
  const others = issue('bob');
  const tokens = Array.from({ length: MAX_REFRESH_TOKENS }, () => issue('ada'));
  expect(tokens.every((token) => store.find(token) !== undefined)).toBe(true);
  const [oldest = '', next = '', third = ''] = tokens;
  now = 2 * DAY;
  store.noteUse(oldest);
  issue('ada');
  expect([oldest, next, third, others].map((token) => store.find(token)?.localId)).toEqual([
    'ada',
    undefined,
    'ada',
    'bob',
  ]);
  const count = database.prepare('SELECT count(*) FROM refresh_tokens').pluck().all();
  expect(count).toEqual([MAX_REFRESH_TOKENS + 1]);
});
