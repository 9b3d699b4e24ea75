// @isolation backend

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_SEAT } from '../../../core/play/seats.ts';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { nextStep } from '../../../core/testing/nextStep.ts';
import { migrate } from '../../../core/util/migrate.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { act } from './act.ts';
import { PLAY_MIGRATIONS, PLAY_VERSION } from './migrations.ts';
import { type PlayDocument, playRef, readPlay } from './playDocument.ts';
import { playAt } from './seatedPlay.ts';
import { startPlay } from './startPlay.ts';

const GUEST = { guestToken: 'a-token-of-before' };

/** Plays stored by former versions of the code, with their rooms. */
const STORED = [
  { name: 'v1-paused-play', room: null },
  { name: 'v1-running-play', room: 'v1-clockmakers-study' },
  { name: 'unnumbered-running-play', room: 'v2-clockmakers-study' },
  { name: 'v2-paused-play', room: 'v2-hall' },
  { name: 'v3-paused-play', room: 'v2-clockmakers-study' },
  { name: 'v2-wrong-answer-play', room: '../../core/testing/rooms/wrong-text-is-not-kept' },
] as const;

serveTests();

let deps: TestDeps;
beforeAll(() => {
  deps = createTestDeps();
});

/** Stores a play with its room as they were. */
async function bringBack({ name, room }: (typeof STORED)[number]) {
  const stored = readJson(`plays/${name}`);
  const published = room === null ? createTestRoom() : readJson(`rooms/${room}`);
  await deps.db.doc(`rooms/${stored.roomId}`).set({ isPublished: true, publishedVersion: 1 });
  await deps.db.doc(`rooms/${stored.roomId}/versions/1`).set(published);
  await playRef(deps.db, name).set(stored);
  deps.passTime((stored.actedAt ?? stored.play.pausedAt) + 1000 - deps.now());
  const parsed = parseRoom(published);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return { stored, room: parsed.value.room };
}

function readJson(path: string) {
  return JSON.parse(readFileSync(`tests/${path}.json`, 'utf8'));
}

async function find(playId: string): Promise<PlayDocument> {
  const found = readPlay(await playRef(deps.db, playId).get());
  if (!found) throw new Error(`There is no ${playId}.`);
  return found;
}

/** Takes the next useful step until the play has ended; returns what is then stored. */
async function playOn(playId: string, room: Room): Promise<PlayDocument> {
  for (let steps = 0; steps < 30; steps++) {
    const { play, sequence } = playAt(await find(playId), FIRST_SEAT);
    const step = play.isPaused ? ({ type: 'resume' } as const) : nextStep(room, play);
    if (step === null) break;
    const text = JSON.stringify(step, (key, value) =>
      key === 'item' || key === 'on' ? play.names[value] : value,
    );
    const action = JSON.parse(text);
    await act({ playId, ...GUEST, sequence: sequence + 1, action }, null, deps);
  }
  return find(playId);
}

describe('M1 plays stored by older code', () => {
  it.each(STORED)('M1 $name continues, keeps what was earned, and can be escaped', async (kept) => {
    const { stored, room } = await bringBack(kept);
    const { roomId, sequence, play, username = '' } = stored;
    const opened = await startPlay({ roomId, playId: kept.name, ...GUEST }, null, deps);
    expect(opened).toMatchObject({ playId: kept.name, sequence, view: { isPaused: play.isPaused } });
    const { lastAnswer, playerId, play: _, username: __, sequence: ___, ...rest } = stored;
    const found = await find(kept.name);
    expect(found).toMatchObject({ ...rest, schemaVersion: PLAY_VERSION, players: [playerId] });
    // Only the events of an answer are kept (T3).
    const { events, refusal } = lastAnswer ?? {};
    const seated = { playerId, username, sequence, lastAnswer: lastAnswer ? { events, refusal } : null };
    expect(playAt(found, FIRST_SEAT)).toMatchObject({ ...seated, play });
    const after = await playOn(kept.name, room);
    expect(after).toMatchObject({ schemaVersion: PLAY_VERSION, world: { isEscaped: true } });
  });

  it('M1 a play whose world was stored as a map goes on, and is stored with it as text', async () => {
    const { stored } = await bringBack(STORED[1]);
    const asMap = migrate(
      stored,
      stored.schemaVersion ?? 1,
      PLAY_MIGRATIONS.filter(({ to }) => to <= 4),
    );
    await playRef(deps.db, 'map').set(asMap);
    const { world } = await find('map');
    expect(world.items).toEqual(stored.play.items);
    await act(
      { playId: 'map', ...GUEST, sequence: stored.sequence + 1, action: { type: 'tick' } },
      null,
      deps,
    );
    expect((await deps.readWorld('map')).items).toEqual(world.items);
  });

  it('M1 a play of a newer version is refused, never guessed at', async () => {
    const { stored } = await bringBack(STORED[1]);
    await playRef(deps.db, 'newer').set({ ...stored, schemaVersion: PLAY_VERSION + 1 });
    const action = { type: 'tick' } as const;
    const acting = act({ playId: 'newer', ...GUEST, sequence: stored.sequence + 1, action }, null, deps);
    await expect(acting).rejects.toMatchObject({ code: 'invalidRoom' });
  });

  it('M1 their migrations are numbered without gaps up to the present version', () => {
    const numbers = PLAY_MIGRATIONS.map(({ to }) => to);
    expect(numbers).toEqual(Array.from({ length: PLAY_VERSION - 1 }, (_, index) => index + 2));
  });
});
