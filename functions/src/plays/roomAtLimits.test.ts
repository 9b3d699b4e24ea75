// @isolation backend

import { beforeAll, describe, expect, it } from 'vitest';
import { applyAction } from '../../../core/play/applyAction.ts';
import type { Action, Play } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { sizeOf } from '../../../core/room/sizeOf.ts';
import { createRoomAtLimits } from '../../../core/testing/roomAtLimits.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR } from '../testing/testRoom.ts';
import { act } from './act.ts';
import { type PlayDocument, readPlay, storePlay } from './playDocument.ts';
import { playAt, withSeatedPlay } from './seatedPlay.ts';
import { startPlay } from './startPlay.ts';

const GUEST = { guestToken: 'guest-of-all' };
/** Maximum bytes of a Firestore document. */
const DOCUMENT = 1024 * 1024;

serveTests();

const room = { ...createRoomAtLimits(), creator: CREATOR.name, creatorId: CREATOR.userId, revision: 3 };
let deps: TestDeps;

beforeAll(async () => {
  deps = createTestDeps();
  await deps.saveDraft('full', room);
});

/** Plays until everything has been shown, except the open door. */
function playToTheBrim(play: Play): Play {
  let brim = play;
  const take = (action: Action) => {
    const result = applyAction({ room, play: brim, at: deps.now() }, action);
    if (result.ok) brim = result.value.play;
  };
  const click = (item: string) => take({ type: 'click', item });
  for (const scene of room.sceneOrder) {
    if (scene !== 'start') for (const _ of ['opens', 'leads']) click(`way-${scene}`);
    const own = room.itemOrder.filter(
      (id) => room.itemConfigs[id]?.scene === scene && !id.startsWith('way-'),
    );
    for (const id of own) click(id);
    for (const item of own)
      take({ type: 'enterPassword', item, password: room.itemConfigs[item]?.unlockPassword ?? '' });
    take({ type: 'go', scene: 'start' });
  }
  return brim;
}

describe('R4 M2 a room with everything at its limit', () => {
  it('R4 is stored and published', async () => {
    expect(sizeOf(room)).toBeGreaterThan(LIMITS.roomBytes - 20_000);
    const answer = await publishRoom({ roomId: 'full', revision: 3 }, CREATOR, deps);
    expect(answer).toEqual({ isPublished: true, version: 1, board: 1, findings: [] });
  });

  it('R4 P16 is played, and the play’s document is not too large even when everything was told', async () => {
    const { playId } = await startPlay({ roomId: 'full', ...GUEST }, null, deps);
    const take = (sequence: number, action: Action<OpaqueName>) =>
      act({ playId, ...GUEST, sequence, action }, null, deps);
    await take(1, { type: 'start' });
    const ref = deps.db.doc(`plays/${playId}`);
    const stored = readPlay(await ref.get()) as PlayDocument;
    const brim = playToTheBrim(playAt(stored, 0).play);
    expect(brim.journal.length).toBeGreaterThan(LIMITS.items);
    const batch = deps.db.batch();
    storePlay(batch, deps.db, playId, withSeatedPlay(stored, { ...playAt(stored, 0), play: brim }));
    await batch.commit();
    const actions: Action<OpaqueName>[] = [{ type: 'pause' }, { type: 'resume' }, { type: 'askHint' }];
    for (const [index, action] of actions.entries()) {
      await take(index + 2, action);
      expect(sizeOf(await deps.read(`plays/${playId}`)), action.type).toBeLessThan(DOCUMENT - 100_000);
    }
    const { journal } = toPlayerView({ room, play: brim, at: deps.now() });
    expect(journal).toHaveLength(brim.journal.length);
  });
});
