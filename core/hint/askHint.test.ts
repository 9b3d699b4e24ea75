import { describe, expect, it } from 'vitest';
import type { Action, Play, PlayEvent } from '../play/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../testing/entries.ts';
import { act, actAll, newPlay, refusalOfAction, startedPlay } from '../testing/playing.ts';
import { isHelped } from './isHelped.ts';

const things = furnish({ safe: chestEntry, key: keyEntry });
const plain = build(
  [...lockByPassword('safe', '1234'), ...hideIn('safe', 'key'), ...lockByItem('door', 'key')],
  things,
);
const room = {
  ...plain,
  itemConfigs: { ...plain.itemConfigs, door: { ...get(plain, 'door'), hints: ['Leave.', 'By the door.'] } },
};
const ASK: Action = { type: 'askHint' };

function hintsOf(events: readonly PlayEvent[]) {
  return events.flatMap((event) => (event.type === 'hint' ? [event.hint] : []));
}

/** Which rungs each asking shows, and of what. */
function laddersOf(events: readonly PlayEvent[]) {
  return events.flatMap((event) => {
    if (event.type !== 'hint') return [];
    return [[...event.below, event.hint].map(({ rung, item = '' }) => `${rung} ${item}`.trim())];
  });
}

/** Two safes, each with one of the two keys of the door. */
function twoSafes() {
  const entries = { left: chestEntry, right: chestEntry, one: keyEntry, other: keyEntry };
  return build(
    [
      ...[...lockByPassword('left', '1234'), ...hideIn('left', 'one')],
      ...[...lockByPassword('right', '5678'), ...hideIn('right', 'other')],
      ...lockByItem('door', 'one'),
      { type: 'setKeys', id: 'door', keys: ['one', 'other'] },
    ],
    furnish(entries),
  );
}

/** The play after the first two steps, and asking once more. */
function unlocked(): Play {
  const open = { type: 'enterPassword', item: 'safe', password: '1234' } as const;
  return actAll(room, startedPlay(room), [open, { type: 'click', item: 'key' }]).play;
}

describe('P16 asking for a hint', () => {
  it('tells what, then where, then how, and then does the step', () => {
    const { events, play } = actAll(room, unlocked(), [ASK, ASK, ASK]);
    expect(hintsOf(events)).toEqual([
      { rung: 'what', step: 'unlock', next: 'where', text: 'Leave.' },
      {
        rung: 'where',
        step: 'unlock',
        next: 'how',
        item: 'door',
        label: 'Door',
        scene: 'start',
        sceneName: '',
        text: 'By the door.',
      },
      expect.objectContaining({ rung: 'how', next: 'done', by: 'key', byLabel: get(room, 'key').name }),
    ]);
    const done = act(room, play, ASK);
    expect(done.events.map(({ type }) => type)).toEqual(['hint', 'unlocked', 'opened', 'escaped']);
    expect(done.play.isEscaped).toBe(true);
  });

  it('goes on where the ladder of a step was left, and begins anew with the next one', () => {
    const { play } = actAll(room, startedPlay(room), [ASK, ASK]);
    const { events } = actAll(room, play, [{ type: 'click', item: 'safe' }, ASK, ASK]);
    expect(hintsOf(events).map(({ rung, step }) => `${rung} ${step}`)).toEqual(['done answer', 'what take']);
  });

  it('tells the rungs below again, as who was led to another lock in between has them no more in sight', () => {
    const wrong = (item: string): Action => ({ type: 'enterPassword', item, password: '1' });
    const { events } = actAll(twoSafes(), startedPlay(twoSafes()), [
      ...[wrong('left'), ASK, ASK],
      ...[wrong('right'), ASK],
      ...[wrong('left'), ASK],
      ...[wrong('right'), ASK],
    ]);
    expect(laddersOf(events)).toEqual([
      ['what'],
      ['what', 'where left'],
      ['what'],
      ['what', 'where left', 'done left'],
      ['what', 'where right'],
    ]);
  });

  it('never tells an answer, though the last rung enters it', () => {
    const { events, play } = actAll(room, startedPlay(room), [ASK, ASK, ASK]);
    expect(play.items.safe?.isLocked).toBe(false);
    expect(JSON.stringify(events)).not.toContain('1234');
  });

  it('is counted, and an escape of which a hint took a step stands apart', () => {
    const asked = actAll(room, unlocked(), [ASK, ASK, ASK]).play;
    expect([asked.hints.asked, isHelped(asked)]).toEqual([3, false]);
    expect(isHelped(act(room, asked, ASK).play)).toBe(true);
  });

  it('P13 waits for a lock that was closed by too many wrong answers, and has helped with nothing by then', () => {
    const wrong: Action = { type: 'enterPassword', item: 'safe', password: '1' };
    const closed = actAll(
      room,
      startedPlay(room),
      Array.from({ length: 9 }, () => wrong),
    ).play;
    const told = actAll(room, closed, [ASK, ASK]).play;
    const { play, events } = act(room, told, ASK);
    expect(events).toEqual([{ type: 'lockClosed', item: 'safe', wait: 30_000 }]);
    expect([play.hints.asked, isHelped(play)]).toEqual([3, false]);
  });

  it('is refused before the start, and where nothing leads out', () => {
    expect(refusalOfAction(room, newPlay(room), ASK)).toEqual({ type: 'notStarted' });
    const stuck = build([{ type: 'setItemToUnlock', id: 'door', itemToUnlock: null }], plain);
    expect(refusalOfAction(stuck, startedPlay(stuck), ASK)).toEqual({ type: 'noHint' });
  });

  it('L1 has what lies over it taken away first, and names nothing that is buried', () => {
    const chest = furnish({ safe: chestEntry, key: keyEntry, rug: noteEntry });
    const over = { width: 30, position: { x: 20, y: 60 } };
    const buried = build(
      [
        { type: 'resizeItem', id: 'key', width: 5, position: { x: 30, y: 70 } },
        { type: 'resizeItem', id: 'rug', ...over },
        { type: 'setAddable', id: 'rug', isAddableToInventory: true },
        ...lockByItem('door', 'key'),
      ],
      chest,
    );
    const asked = actAll(buried, startedPlay(buried), [ASK, ASK]);
    expect(hintsOf(asked.events).at(-1)).toMatchObject({ rung: 'where', step: 'take', item: 'rug' });
    const { events } = actAll(buried, asked.play, [{ type: 'click', item: 'rug' }, ASK, ASK]);
    expect(hintsOf(events).at(-1)).toMatchObject({ rung: 'where', step: 'take', item: 'key' });
    const nailed = build([{ type: 'setAddable', id: 'rug', isAddableToInventory: false }], buried);
    const hints = hintsOf(actAll(nailed, startedPlay(nailed), [ASK, ASK]).events);
    expect(hints.at(-1), 'where nothing frees it, what else is there to say').toMatchObject({ item: 'key' });
  });
});

it('S7 a hint leads to the riddle first, with its creator’s own words, and then says where the answer is known from', () => {
  const riddles = furnish({ safe: chestEntry, note: noteEntry });
  const locked = build(
    [
      ...lockByPassword('door', '330'),
      ...say('note', 'When the cock crows.'),
      { type: 'setHints', id: 'note', hints: ['Have you read the note?'] },
      { type: 'setToldBy', id: 'door', toldBy: ['note'] },
    ],
    riddles,
  );
  const first = act(locked, startedPlay(locked), ASK);
  expect(hintsOf(first.events)).toEqual([
    { rung: 'what', step: 'read', next: 'where', text: 'Have you read the note?' },
  ]);
  const { events } = actAll(locked, first.play, [{ type: 'click', item: 'note' }, ASK, ASK, ASK]);
  expect(hintsOf(events).at(-1)).toMatchObject({ rung: 'how', step: 'answer', item: 'door', by: 'note' });
});

it('S7 of an answer that is told in parts every part is led to, and then named', () => {
  const halves = build(
    [
      ...lockByPassword('door', '330'),
      ...say('note', 'First the three.'),
      ...say('safe', 'Then thirty.'),
      { type: 'setToldBy', id: 'door', toldBy: ['note', 'safe'] },
    ],
    furnish({ safe: chestEntry, note: noteEntry }),
  );
  const read = actAll(halves, startedPlay(halves), [{ type: 'click', item: 'note' }, ASK, ASK]);
  expect(hintsOf(read.events).at(-1)).toMatchObject({ rung: 'where', step: 'read', item: 'safe' });
  const { events } = actAll(halves, read.play, [{ type: 'click', item: 'safe' }, ASK, ASK, ASK]);
  const { name: note } = get(halves, 'note');
  const { name: safe } = get(halves, 'safe');
  expect(hintsOf(events).at(-1)).toMatchObject({ rung: 'how', by: 'note', byLabel: `${note}, ${safe}` });
});
