// @isolation backend

import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPlay } from '../plays/startPlay.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { publishRoom } from './publishRoom.ts';

serveTests();

let deps: TestDeps;

beforeAll(() => {
  deps = createTestDeps();
});

function publish(roomId: string, revision: number) {
  return publishRoom({ roomId, revision }, CREATOR, deps);
}

it('keeps a published version as it is while the draft goes on, and counts the versions up', async () => {
  await deps.saveDraft('grows', createTestRoom());
  await publish('grows', 3);
  await deps.db.doc('rooms/grows').update({ roomName: 'Renamed', revision: 4 });

  expect(await deps.read('rooms/grows/versions/1')).toMatchObject({ roomName: 'The study' });
  expect(await publish('grows', 4)).toMatchObject({ version: 2 });
  expect(await deps.read('rooms/grows/versions/1')).toMatchObject({ roomName: 'The study' });
  expect(await deps.read('rooms/grows/versions/2')).toMatchObject({ roomName: 'Renamed' });
  expect(await deps.read('summary/grows')).toMatchObject({ roomName: 'Renamed' });
});

it('continues the numbers where a deleted room of the same id has left versions', async () => {
  for (const number of [1, 2]) await deps.db.doc(`rooms/returned/versions/${number}`).set({ creatorId: 'x' });
  await deps.saveDraft('returned', createTestRoom());
  expect(await publish('returned', 3)).toMatchObject({ isPublished: true, version: 3 });
  expect(await deps.read('rooms/returned/versions/1')).toEqual({ creatorId: 'x' });
});

it('publishes one revision once, however often and fast it is asked for', async () => {
  await deps.saveDraft('twice', createTestRoom());
  const answers = await Promise.all([publish('twice', 3), publish('twice', 3)]);
  expect(answers).toEqual([answers[0], answers[0]]);
  expect(await publish('twice', 3)).toEqual({ isPublished: true, version: 1, board: 1, findings: [] });
  expect((await deps.db.collection('rooms/twice/versions').get()).size).toBe(1);
});

describe('what a new version does to the leaderboard', () => {
  const PLAYER = { userId: 'player-1', name: 'Grace' };
  const OTHER = { userId: 'player-2', name: 'Liam' };
  const summary = () => deps.read('summary/board');
  const times = async (board: number) => {
    const { docs } = await deps.db
      .collection('records')
      .where('roomId', '==', 'board')
      .where('version', '==', board)
      .get();
    return docs.map((record) => record.get('time')).toSorted((one, other) => one - other);
  };
  const change = async (revision: number, changes: object) => {
    await deps.db.doc('rooms/board').update({ revision, ...changes });
    await deps.db.doc('summary/board').update({ hasNewerDraft: true });
    return publish('board', revision);
  };

  beforeAll(async () => {
    await deps.saveDraft('board', createTestRoom());
    await publish('board', 3);
    await escapeRoom(deps, 'board', { caller: PLAYER, time: 5000 });
  });

  it('B1 is none where nothing changed: there is no new version, even after it was unpublished', async () => {
    const unchanged = { isPublished: true, version: 1, board: 1, findings: [] };
    expect(await change(4, { itemCounter: 40 })).toEqual(unchanged);
    expect(await summary()).toMatchObject({ hasNewerDraft: false, bestTime: 5000 });
    await deps.db.doc('rooms/board').update({ isPublished: false });
    await deps.db.doc('summary/board').update({ isPublished: false, imageUrl: '/draft.webp' });
    expect(await publish('board', 4)).toEqual(unchanged);
    expect(await summary()).toMatchObject({ isPublished: true, bestTime: 5000, imageUrl: '' });
    expect((await deps.db.collection('rooms/board/versions').get()).size).toBe(1);
  });

  it('B2 is none where the play is the same: times, statistics and the best time continue', async () => {
    expect(await change(5, { introduction: 'Hurry.' })).toMatchObject({ version: 2, board: 1 });
    await escapeRoom(deps, 'board', { caller: OTHER, time: 4000 });
    await escapeRoom(deps, 'board', { caller: PLAYER, time: 100 });
    // The first escape of each counts, as on any leaderboard.
    expect(await times(1)).toEqual([4000, 5000]);
    expect(await summary()).toMatchObject({ roomName: 'The study', bestTime: 4000 });
    expect(await deps.read('roomStats/board')).toMatchObject({ version: 1, boards: [1], escapes: 3 });
    expect(await startPlay({ roomId: 'board' }, OTHER, deps)).toMatchObject({ version: 2, board: 1 });
  });

  it('B2 is a new leaderboard where the play changed; earlier plays count for theirs', async () => {
    const { playId } = await startPlay({ roomId: 'board' }, { userId: 'late', name: 'Late' }, deps);
    expect(await change(6, { timeLimit: 7 })).toMatchObject({ version: 3, board: 3 });
    expect(await summary()).toMatchObject({ bestTime: null });
    expect(await deps.read('roomStats/board')).toMatchObject({ version: 3, boards: [1, 3], escapes: 0 });
    await escapeRoom(deps, 'board', { caller: PLAYER, time: 6000 });
    expect([await times(1), await times(3)]).toEqual([[4000, 5000], [6000]]);
    expect(await deps.read(`plays/${playId}`)).toMatchObject({ version: 2, board: 1 });
    expect(await deps.read('keptVersions/board_2')).toMatchObject({ board: 1 });
  });

  it('is a new leaderboard after an old version that had one of its own', async () => {
    await deps.saveDraft('of-before-boards', createTestRoom());
    await publish('of-before-boards', 3);
    await deps.db.doc('keptVersions/of-before-boards_1').update({ board: FieldValue.delete() });
    await deps.db.doc('roomStats/of-before-boards').update({ boards: FieldValue.delete() });
    await deps.db.doc('rooms/of-before-boards').update({ revision: 4, ending: 'Out.' });
    expect(await publish('of-before-boards', 4)).toMatchObject({ version: 2, board: 1 });
    await deps.db.doc('rooms/of-before-boards').update({ revision: 5, timeLimit: 9 });
    expect(await publish('of-before-boards', 5)).toMatchObject({ version: 3, board: 3 });
    expect(await deps.read('roomStats/of-before-boards')).toMatchObject({ boards: [1, 3] });
  });
});
