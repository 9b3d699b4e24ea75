import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalDatabase } from '../../store/LocalDatabase.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';
import { type Permit, permitAdmin } from '../authorize.ts';
import { DocumentStore } from '../DocumentStore.ts';
import { FirestoreError } from '../FirestoreError.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { IndexMaker } from '../kept/IndexMaker.ts';
import { ResourceNames } from '../ResourceNames.ts';
import { Transactions } from '../transaction/Transactions.ts';
import { LoopTurns } from '../work/LoopTurns.ts';
import { Pace } from '../work/Pace.ts';
import { CommitQueue } from './CommitQueue.ts';
import { commitWrites } from './commitWrites.ts';
import type { Write } from './write.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let database: LocalDatabase;
let deps: HandlerDeps;

beforeEach(() => {
  temporary = makeTemporaryFolder();
  database = openDatabase(join(temporary.folder, 'firestore.db'));
  const store = new DocumentStore(database);
  const commits = new CommitQueue(database);
  deps = {
    names: new ResourceNames('p'),
    store,
    commits,
    transactions: new Transactions(store),
    turns: new LoopTurns(),
    indexMaker: new IndexMaker({ database, table: store.indexes, commits, declared: null }),
    indexes: null,
    pace: null,
  };
});
afterEach(() => {
  database.close();
  temporary.remove();
});

/** A pace whose clock makes every step longer than a slice, so that the work pauses after each. */
function slowPace(): Pace {
  let now = 0;
  return new Pace(deps.turns, () => {
    now += 1000;
    return now;
  });
}
const quickPace = () => new Pace(deps.turns, () => 0);

const increment = (path: string): Write => ({
  type: 'update',
  path,
  fields: {},
  mask: [],
  transforms: [{ path: ['n'], type: 'increment', operand: { integerValue: '1' } }],
  precondition: {},
});
const commit = (pace: Pace, paths: readonly string[], permit: Permit = permitAdmin) =>
  commitWrites(deps, { writes: paths.map(increment), permit }, pace);
const numberAt = (path: string) => deps.store.get(path)?.fields.n;

describe('a commit in slices', () => {
  it('lets others commit between slices, and is computed again from their results', async () => {
    const order: string[] = [];
    const long = commit(slowPace(), ['c/a', 'c/b', 'c/a']).then(() => order.push('long'));
    const short = commit(quickPace(), ['c/a']).then(() => order.push('short'));
    await Promise.all([long, short]);
    expect(order).toEqual(['short', 'long']);
    expect([numberAt('c/a'), numberAt('c/b')]).toEqual([{ integerValue: '3' }, { integerValue: '1' }]);
  });

  it('is kept although others commit, as long as it read nothing that they changed', async () => {
    let asked = 0;
    const count: Permit = () => {
      asked += 1;
    };
    await Promise.all([commit(slowPace(), ['c/a', 'c/b'], count), commit(quickPace(), ['c/other'])]);
    expect(asked).toBe(2);
  });

  it('loses no write where a rule reads again what the commit had read before', async () => {
    const looksUp: Permit = (_access, read) => void read('c/a');
    await Promise.all([commit(slowPace(), ['c/a', 'c/b'], looksUp), commit(quickPace(), ['c/a'])]);
    expect(numberAt('c/a')).toEqual({ integerValue: '2' });
  });

  it('fails if others are faster each time', async () => {
    let isOver = false;
    const others = (async () => {
      while (!isOver) await commit(quickPace(), ['c/a']);
    })();
    const refused = await commit(slowPace(), Array(4).fill('c/a')).catch((error: unknown) => error);
    isOver = true;
    await others;
    expect(refused).toMatchObject({ status: 'ABORTED' });
  });

  it('checks again what rules read: a permission revoked meanwhile does not count', async () => {
    const needsGuard: Permit = (_access, read) => {
      if (read('c/guard') === undefined) throw new FirestoreError('PERMISSION_DENIED', 'No.');
    };
    await commit(quickPace(), ['c/guard']);
    const long = commit(slowPace(), ['c/a', 'c/b', 'c/c'], needsGuard);
    const remove: Write = { type: 'delete', path: 'c/guard', precondition: {} };
    await commitWrites(deps, { writes: [remove], permit: permitAdmin }, quickPace());
    await expect(long).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(numberAt('c/a')).toBeUndefined();
  });
});

it('many short simultaneous commits to one document all succeed', async () => {
  await Promise.all(Array.from({ length: 100 }, () => commit(quickPace(), ['c/a'])));
  expect(numberAt('c/a')).toEqual({ integerValue: '100' });
});

describe('a version that is no longer the stored one', () => {
  const stale: Write = { ...increment('c/a'), precondition: { updateTime: '2020-01-01T00:00:00.000000Z' } };
  const refuse: Permit = () => {
    throw new FirestoreError('PERMISSION_DENIED', 'No.');
  };
  const refuseWrites: Permit = (access, read) => {
    if (access.type !== 'get') refuse(access, read);
  };
  const statusFor = async (permit: Permit) => {
    const result = await commitWrites(deps, { writes: [stale], permit }, quickPace()).catch((error) => error);
    return result.status;
  };

  it('is reported before the rules to callers who may read the document, so that the SDK retries', async () => {
    expect(await statusFor(refuseWrites)).toBe('FAILED_PRECONDITION');
    expect(await statusFor(permitAdmin)).toBe('FAILED_PRECONDITION');
  });

  it('gives no response to those without rights', async () => {
    expect(await statusFor(refuse)).toBe('PERMISSION_DENIED');
  });
});
