// @isolation backend

import { beforeAll, describe, expect, it } from 'vitest';
import type { ActAnswer } from '../../../core/calls/play/act.ts';
import { act as judge } from '../../../core/play/act.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import type { Action } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { countReads } from '../../../core/testing/countReads.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { createSecondKindRoom, FACE_LOCKS } from '../testing/secondKindRoom.ts';
import { serveTests } from '../testing/serveTests.ts';
import { act } from './act.ts';
import { startPlay } from './startPlay.ts';

type Named = (id: string) => OpaqueName;

serveTests();

let deps: TestDeps;
let plays = 0;

beforeAll(async () => {
  deps = createTestDeps();
  for (const isRich of [false, true]) {
    const id = isRich ? 'rich' : 'plain';
    const room = createSecondKindRoom({ isRich });
    await deps.saveDraft(id, room);
    // Stored as it is published.
    await deps.db.doc(`rooms/${id}/versions/1`).set(room);
  }
});

/** A player whose answers are all recorded, with access to the judge's names. */
async function enter(roomId: 'plain' | 'rich') {
  const guestToken = `guest-${++plays}`;
  const opened = await startPlay({ roomId, guestToken }, null, deps);
  const { playId } = opened;
  const { names, sceneNames } = await deps.readWorld(playId);
  const heard: unknown[] = [{ ...opened, playId: '', playerId: '', guestToken: '' }];
  let sequence = 0;
  async function take(action: Action<OpaqueName>): Promise<ActAnswer> {
    sequence += 1;
    const answer = await act({ playId, guestToken, sequence, action }, null, deps);
    heard.push(answer);
    return answer;
  }
  async function reload() {
    const { view } = await startPlay({ roomId, guestToken, playId }, null, deps);
    heard.push(view);
  }
  const item: Named = (id) => names[id];
  const scene: Named = (id) => sceneNames[id];
  return { take, reload, item, scene, heard, all: { ...sceneNames, ...names } };
}

type Player = Awaited<ReturnType<typeof enter>>;

/** Returns all answers, with names numbered by first occurrence, since they are random in each play. */
function transcript({ heard, all }: Player): string {
  const text = JSON.stringify(heard);
  const names = Object.values<string>(all).sort((one, other) => other.length - one.length);
  const known: string[] = [];
  return text.replaceAll(new RegExp(names.map((name) => `"${name}"`).join('|'), 'g'), (name) => {
    if (!known.includes(name)) known.push(name);
    return `#${known.indexOf(name)}`;
  });
}

/** Tries everything that is possible before anything is opened. */
async function tryAll({ take, reload, item, scene }: Player): Promise<void> {
  const click = (id: string) => take({ type: 'click', item: item(id) });
  await take({ type: 'start' });
  for (const id of ['id-chest', 'id-safe', 'id-right', 'id-right', 'id-part']) await click(id);
  for (const password of ['', '1', '123', '12345678901234567890'])
    await take({ type: 'enterPassword', item: item('id-chest'), password });
  for (const id of FACE_LOCKS) {
    await click(id);
    await take({ type: 'enterPassword', item: item(id), password: 'up up' });
  }
  await take({ type: 'select', item: item('id-part') });
  for (const on of ['id-chest', 'id-safe', 'id-left'])
    await take({ type: 'useItem', item: item('id-part'), on: item(on) });
  await reload();
  await take({ type: 'pause' });
  await reload();
  await take({ type: 'resume' });
  await click('id-way');
  await click('id-way');
  await take({ type: 'back' });
  await take({ type: 'go', scene: scene('id-cellar') });
  await take({ type: 'go', scene: scene('start') });
}

/** A whole play step by step: each action, and the secrets that it earns. */
function wholePlay({ item, scene }: Pick<Player, 'item' | 'scene'>): [Action<OpaqueName>, ...string[]][] {
  const click = (id: string): Action<OpaqueName> => ({ type: 'click', item: item(id) });
  const use = (id: string, on: string): Action<OpaqueName> => ({
    type: 'useItem',
    item: item(id),
    on: item(on),
  });
  const hidden = Array.from({ length: 5 }, (_, index) => `secret thing ${index}`);
  const sequence = ['left', 'right', 'left', 'left', 'right', 'right', 'left'];
  return [
    [{ type: 'start' }],
    [click('id-chest')],
    [click('id-safe')],
    [click('id-way')],
    [click('id-way'), 'secret name of cellar', '/secret/night.webp', 'secret note'],
    [click('id-note'), 'secret text of the note'],
    [{ type: 'go', scene: scene('start') }],
    [
      { type: 'enterPassword', item: item('id-chest'), password: '8731905' },
      ...['secret other', 'secret text of the open chest', '/secret/warm.webp', ...hidden],
    ],
    [click('id-part')],
    [click('id-other')],
    [use('id-part', 'id-other'), 'secret made'],
    ...sequence.map((side): [Action<OpaqueName>] => [click(`id-${side}`)]),
    [click('id-key'), 'secret key'],
    [use('id-key', 'door')],
    [use('id-made', 'door'), 'secret ending'],
  ];
}

describe('P12 the responses of a room of schema 2', () => {
  it('P12 are identical to those of a far richer room, whatever is tried, until something is earned', async () => {
    const [plain, rich] = [await enter('plain'), await enter('rich')];
    await tryAll(plain);
    await tryAll(rich);
    expect(transcript(rich)).toBe(transcript(plain));
    // Proves that the player did try things.
    expect(transcript(plain)).toContain('secret note');
    expect(plain.heard.length).toBeGreaterThan(20);
  });

  it('P12 name nothing before it is earned in a whole play, and never an id', async () => {
    const player = await enter('rich');
    const steps = wholePlay(player);
    const earned: string[] = [];
    for (const [action, ...secrets] of steps) {
      if (action.type === 'click' && action.item === player.item('id-left')) earned.push('secret key');
      earned.push(...secrets);
      const answer = JSON.stringify(await player.take(action));
      const unearned = earned.reduce((text, secret) => text.replaceAll(secret, ''), answer);
      expect(unearned, JSON.stringify(action)).not.toMatch(/secret|8731905/);
      for (const id of Object.keys(player.all)) expect(answer).not.toContain(`"${id}"`);
    }
    expect(JSON.stringify(player.heard)).not.toMatch(/id-/);
    expect(player.heard.at(-1)).toMatchObject({ change: { isEscaped: true } });
  });

  it('P12 N3 refuse everything outside the view alike, whatever it is and whatever is done to it', async () => {
    const { take, item, scene } = await enter('rich');
    await take({ type: 'start' });
    await take({ type: 'click', item: item('id-part') });
    const nobody = ['nobody', 'id-chest', '__proto__'].map(toOpaqueName);
    const unseen = [
      ...['id-other', 'id-made', 'id-note', 'id-more-20'].map(item),
      ...[scene('id-cellar'), ...nobody],
    ];
    const answers = [];
    for (const name of unseen) {
      answers.push(await take({ type: 'click', item: name }));
      answers.push(await take({ type: 'enterPassword', item: name, password: '8731905' }));
      answers.push(await take({ type: 'select', item: name }));
      answers.push(await take({ type: 'useItem', item: name, on: item('id-chest') }));
      answers.push(await take({ type: 'useItem', item: item('id-part'), on: name }));
    }
    const told = answers.map(({ sequence: _, ...answer }) => JSON.stringify(answer));
    expect(new Set(told)).toEqual(
      new Set([JSON.stringify({ events: [], refusal: { type: 'unknownItem' }, change: { elapsed: 0 } })]),
    );
    const scenes = [scene('id-cellar'), scene('id-scene-3'), item('id-way'), ...nobody];
    for (const name of scenes)
      expect(await take({ type: 'go', scene: name })).toMatchObject({
        events: [],
        refusal: { type: 'unknownScene' },
        change: { elapsed: 0 },
      });
  });

  it('P16 P12 contain hints that lead out, name only what was seen, and tell no answer', async () => {
    const { take, heard, all } = await enter('rich');
    await take({ type: 'start' });
    let asked = 0;
    for (let isOut = false; !isOut && asked < 150; asked++) {
      const known = JSON.stringify(heard);
      const { events } = await take({ type: 'askHint' });
      const told = events.flatMap((event) => (event.type === 'hint' ? [event.hint] : []));
      expect(told).toHaveLength(1);
      for (const { label, byLabel, sceneName, item, scene, by } of told)
        for (const name of [label, byLabel, sceneName, item, scene, by])
          expect(known, JSON.stringify(told)).toContain(JSON.stringify(name ?? '').slice(1, -1));
      const hints = JSON.stringify(told);
      expect(hints).not.toContain('8731905');
      for (const id of Object.keys(all)) expect(hints).not.toContain(`"${id}"`);
      isOut = events.some(({ type }) => type === 'escaped');
    }
    expect(heard.at(-1)).toMatchObject({ change: { isEscaped: true } });
    expect(asked).toBeGreaterThan(10);
  });

  it('P12 examine no more of the room for a hidden item than for a missing one, so that timing reveals nothing', () => {
    const room = createSecondKindRoom({ isRich: true });
    let made = 0;
    const opened = createPlay(room, () => `name-${made++}`);
    const { play } = judge({ room, play: opened, at: 0 }, { type: 'start' });
    const readsFor = (item: OpaqueName) => {
      const counted = countReads({ room, play });
      judge({ ...counted.data, at: 0 }, { type: 'enterPassword', item, password: '8731905' });
      return counted.reads();
    };
    const nobody = readsFor(toOpaqueName('nobody'));
    for (const id of ['id-other', 'id-more-20']) {
      const hidden = readsFor(play.names[id] ?? toOpaqueName(''));
      expect(Math.abs(hidden - nobody) / nobody, id).toBeLessThan(0.05);
    }
  });
});
