import { describe, expect, it } from 'vitest';
import type { Command } from '../edit/command.ts';
import type { Action, Play, PlayEvent } from '../play/model.ts';
import type { Room } from '../room/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { soundRoom } from '../testing/furnished.ts';
import { act, actAll, newPlay, refusalOfAction, START, startedPlay } from '../testing/playing.ts';
import somethingCovered from '../testing/rooms/hint-at-something-covered.json';
import hiddenThing from '../testing/rooms/hint-names-a-hidden-thing.json';
import sceneNotEntered from '../testing/rooms/hint-names-a-thing-of-a-scene-not-entered.json';
import heldInTheHand from '../testing/rooms/hint-reads-a-lock-with-something-in-the-hand.json';
import wayOpenedElsewhere from '../testing/rooms/way-opened-from-elsewhere-never-says-its-text.json';
import wayOpenedAtTheStart from '../testing/rooms/way-opened-from-the-start-never-says-its-text.json';
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

/** Returns the rungs that each request shows, and their steps. */
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

/** Returns the play after the first two steps and one more request. */
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

  it('continues the ladder of a step, and starts again with the next step', () => {
    const { play } = actAll(room, startedPlay(room), [ASK, ASK]);
    const { events } = actAll(room, play, [{ type: 'click', item: 'safe' }, ASK, ASK]);
    expect(hintsOf(events).map(({ rung, step }) => `${rung} ${step}`)).toEqual(['done answer', 'what take']);
  });

  it('repeats the lower rungs, since a player who was led to another lock no longer sees them', () => {
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

  it('never reveals an answer, although the last hint enters it', () => {
    const { events, play } = actAll(room, startedPlay(room), [ASK, ASK, ASK]);
    expect(play.items.safe?.isLocked).toBe(false);
    expect(JSON.stringify(events)).not.toContain('1234');
  });

  it('is counted, and an escape in which a hint did a step is unranked', () => {
    const asked = actAll(room, unlocked(), [ASK, ASK, ASK]).play;
    expect([asked.hints.asked, isHelped(asked)]).toEqual([3, false]);
    expect(isHelped(act(room, asked, ASK).play)).toBe(true);
  });

  it('P13 waits for a lock that too many wrong answers have closed, and counts no help until then', () => {
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

  it('is refused before the start, and where there is no way out', () => {
    expect(refusalOfAction(room, newPlay(room), ASK)).toEqual({ type: 'notStarted' });
    const stuck = build([{ type: 'setItemToUnlock', id: 'door', itemToUnlock: null }], plain);
    expect(refusalOfAction(stuck, startedPlay(stuck), ASK)).toEqual({ type: 'noHint' });
  });

  it('L1 first removes what covers the item, and names nothing that is covered', () => {
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

it('S7 leads to every part of an answer that is told in parts, and then names it', () => {
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

/** Returns all items that hints name as clues on the way to the escape. */
function namedFrom(asked: Room): readonly unknown[] {
  let play = startedPlay(asked);
  const named: unknown[] = [];
  for (let count = 0; !play.isEscaped && count < 20; count++) {
    const { events, play: after } = act(asked, play, ASK);
    named.push(...hintsOf(events).flatMap(({ step, by }) => (step === 'answer' && by ? [by] : [])));
    play = after;
  }
  expect(play.isEscaped).toBe(true);
  return named;
}

describe('P16 P12 the source that a hint names for an answer', () => {
  const inPicture: Command = { type: 'setClueInPicture', id: 'safe', isClueInPicture: true };

  it('is never a hidden item, such as one inside the lock itself', () => {
    expect(namedFrom(soundRoom(hiddenThing))).toEqual([]);
  });

  it('is never in a scene that was not entered', () => {
    expect(namedFrom(soundRoom(sceneNotEntered))).toEqual([]);
    const elsewhere = build(
      [
        { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
        { type: 'moveItemToScene', id: 'note', scene: 'cellar' },
        { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
        ...lockByPassword('door', 'omega'),
        { ...inPicture, id: 'door' },
        ...say('note', 'omega'),
      ],
      furnish({ tv: tvEntry, note: noteEntry }),
    );
    expect(namedFrom(elsewhere)).toEqual([]);
    const here = build([{ type: 'moveItemToScene', id: 'note', scene: 'start' }], elsewhere);
    expect(namedFrom(here)).toContain('note');
  });

  it('K7 is a lock’s words to a wrong answer once they were said, which a hint has said where they are needed', () => {
    const wrong: Command = { type: 'setWrongText', id: 'safe', wrongText: 'The door wants omega.' };
    const said = build(
      [...lockByPassword('safe', 'alpha'), wrong, ...lockByPassword('door', 'omega')],
      furnish({ safe: chestEntry }),
    );
    const { play, events } = actAll(said, startedPlay(said), [ASK, ASK, ASK]);
    expect(events.map(({ type }) => type)).toEqual([
      'hint',
      'hint',
      'hint',
      'passwordAsked',
      'passwordWrong',
    ]);
    expect(hintsOf(actAll(said, play, [ASK, ASK, ASK]).events).at(-1)).toMatchObject({ by: 'safe' });
    const closed = { ...startedPlay(said), closedUntil: { safe: START + 1000 } };
    const { events: waited } = actAll(said, closed, [ASK, ASK, ASK]);
    expect(waited.at(-1), 'P13').toEqual({ type: 'lockClosed', item: 'safe', wait: 1000 });
  });
});

describe('P16 hints lead on', () => {
  it('P3 C2 with an entry selected, which is deselected to read a lock or another entry', () => {
    const engraved = soundRoom(heldInTheHand);
    const take = [
      { type: 'click', item: 'stone' },
      { type: 'select', item: 'stone' },
    ] as const;
    const { play } = actAll(engraved, startedPlay(engraved), take);
    const { events } = actAll(engraved, play, [ASK, ASK, ASK, ASK]);
    const types = events.map(({ type }) => type);
    expect(types).toEqual(['hint', 'hint', 'hint', 'selected', 'lockedByItem', 'hint']);
    expect(hintsOf(events).at(-1)).toMatchObject({ step: 'answer' });
  });

  it('S7 N2 past a riddle on a way without a text', () => {
    const way = build(
      [
        { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
        { type: 'setOnClick', id: 'note', onClick: { type: 'go', to: 'cellar' } },
        ...say('note', 'Down there.'),
        { type: 'setShowsAs', id: 'note', showsAs: 'caption' },
        ...lockByPassword('door', 'omega'),
        { type: 'setToldBy', id: 'door', toldBy: ['note'] },
      ],
      furnish({ note: noteEntry }),
    );
    // First the rung that names the note, then the one that takes the step.
    expect(namedFrom(way)).toEqual(['note', 'note']);
  });

  it('L1 to a removable cover, where the topmost one can be removed only later', () => {
    const heap = soundRoom(somethingCovered);
    const { events } = actAll(heap, startedPlay(heap), [ASK, ASK, ASK]);
    expect(laddersOf(events).at(-1)).toEqual(['what', 'where cloth', 'done cloth']);
    expect(events.at(-1)).toEqual({ type: 'collected', item: 'cloth' });
    expect(namedFrom(heap)).toEqual([]);
  });

  it.each([
    ['hatch', wayOpenedAtTheStart],
    ['gate', wayOpenedElsewhere],
  ])('O1 N2 past a way that stands open, once the %s said its text', (way, stored) => {
    expect(namedFrom(soundRoom(stored))).toEqual([way, way]);
  });
});
