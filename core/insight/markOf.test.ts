import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act } from '../play/act.ts';
import type { Action, Play } from '../play/model.ts';
import type { OpaqueName } from '../play/view/opaqueName.ts';
import { nameOf } from '../play/view/toPlayerView.ts';
import type { ItemId, Room } from '../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../testing/build.ts';
import { Choices } from '../testing/choices.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { CHOICES, MOST, SEED } from '../testing/numbers.ts';
import { newPlay, randomAction, START } from '../testing/playing.ts';
import { randomRichPuzzle } from '../testing/randomRichPuzzle.ts';
import type { Device } from './device.ts';
import { isKeepable } from './isKeepable.ts';
import { locksBefore } from './locksBefore.ts';
import { markOf } from './markOf.ts';
import { MARKS_LENGTH, NO_MARKS, type PlayMarks } from './marks.ts';

/** The note tells the safe's code, the safe hides the key, the key opens the door. */
const room = build(
  [
    ...say('note', 'It is nightingale.'),
    ...lockByPassword('safe', 'nightingale'),
    ...hideIn('safe', 'key'),
    ...lockByItem('door', 'key'),
  ],
  furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }),
);

interface Marked {
  play: Play;
  marks: PlayMarks;
}

/** Takes an action `second` seconds after the start, and marks it. */
function take(
  { play, marks }: Marked,
  action: Action,
  second: number,
  of: Room = room,
  device?: Device,
): Marked {
  const at = START + second * 1000;
  const named = inView(play, action);
  const acted = act({ room: of, play, at }, named);
  const turn = { room: of, before: play, play: acted.play, action: named, events: acted.events, at, device };
  return { play: acted.play, marks: markOf(marks, turn) };
}

/** Names items by opaque names, as a player's browser does. */
function inView(play: Play, action: Action): Action<OpaqueName> {
  const named = (id: ItemId | null) => (id === null ? null : nameOf(play, id));
  return {
    ...action,
    ...('item' in action && { item: named(action.item) }),
    ...('on' in action && { on: named(action.on) }),
    ...('scene' in action && { scene: play.sceneNames[action.scene] ?? action.scene }),
  } as Action<OpaqueName>;
}

function started(of: Room = room): Marked {
  return take({ play: newPlay(of), marks: NO_MARKS }, { type: 'start' }, 0, of);
}

const answer = (password: string): Action => ({ type: 'enterPassword', item: 'safe', password });

describe('I1 locks before a lock', () => {
  it('are those that must be opened on every way', () => {
    expect(Object.fromEntries(locksBefore(room))).toEqual({ safe: [], door: ['safe'] });
    const twoKeys = build([{ type: 'setHiding', id: 'safe', isHidingAnotherItem: false }], room);
    expect(Object.fromEntries(locksBefore(twoKeys))).toEqual({ safe: [], door: [] });
  });
});

describe('I1 marks of a play', () => {
  it('say when each lock could be opened, when it was, and how many answers were wrong', () => {
    let marked = started();
    expect(marked.marks.locks).toEqual({ safe: { reachedAt: 0 } });
    marked = take(marked, answer('nightingal'), 20);
    marked = take(marked, answer('NIGHTINGAL'), 30);
    marked = take(marked, answer('sparrow'), 40);
    marked = take(marked, answer('nightingale'), 65);
    expect(marked.marks.locks).toEqual({
      safe: { reachedAt: 0, openedAt: 65, wrong: 3 },
      door: { reachedAt: 65 },
    });
    expect(marked.marks.answers).toEqual({ safe: ['NIGHTINGAL', 'SPARROW'] });
    marked = take(marked, { type: 'click', item: 'key' }, 70);
    marked = take(marked, { type: 'useItem', item: 'key', on: 'door' }, 95);
    expect(marked.marks.locks.door).toEqual({ reachedAt: 65, openedAt: 95 });
  });

  it('leave out pauses', () => {
    let marked = take(started(), { type: 'pause' }, 10);
    marked = take(marked, { type: 'resume' }, 1010);
    marked = take(marked, answer('nightingale'), 1015);
    expect(marked.marks.locks.safe).toEqual({ reachedAt: 0, openedAt: 15 });
  });

  it('count clicks that nothing followed, but not those that tell something', () => {
    let marked = started();
    for (const second of [1, 2, 3]) marked = take(marked, { type: 'click', item: 'tv' }, second);
    marked = take(marked, { type: 'click', item: 'note' }, 4);
    expect(marked.marks.idle).toEqual({ tv: 2 });
  });

  it('say which rung of a hint was enough, if the step was taken within a minute', () => {
    let marked = take(started(), { type: 'askHint' }, 10);
    const [item = ''] = Object.keys(marked.marks.hints);
    expect(marked.marks.hints).toEqual({ note: { rung: 'what', at: 10 } });
    const late = take(marked, { type: 'click', item }, 71);
    expect(late.marks.hints.note).toEqual({ rung: 'what', at: 10 });
    marked = take(marked, { type: 'askHint' }, 30);
    marked = take(marked, { type: 'click', item }, 80);
    expect(marked.marks.hints.note).toEqual({ rung: 'where', at: 30, enough: 'where' });
  });

  it('I8 hold what the browser said at the start, and nothing that is said later', () => {
    const phone: Device = { isTouch: true, isUpright: true };
    const desk: Device = { isTouch: false, isUpright: false };
    const begun = take({ play: newPlay(room), marks: NO_MARKS }, { type: 'start' }, 0, room, phone);
    expect(begun.marks.device).toEqual(phone);
    expect(take(begun, answer('sparrow'), 5, room, desk).marks.device).toEqual(phone);
    expect(take(started(), answer('sparrow'), 5, room, desk).marks.device).toBeUndefined();
    const full = { ...begun.marks, idle: { tv: 1, ['x'.repeat(MARKS_LENGTH)]: 1 } };
    const after = take({ ...begun, marks: full }, answer('sparrow'), 5);
    expect(after.marks).toEqual({ ...NO_MARKS, locks: { safe: { reachedAt: 0, wrong: 1 } }, device: phone });
  });

  it('stay empty in a play that had begun before there were marks', () => {
    const { play } = started();
    expect(take({ play, marks: NO_MARKS }, answer('sparrow'), 5).marks).toEqual(NO_MARKS);
  });

  it('I4 keep five answers at a lock, and none that may be about a person', () => {
    let marked = started();
    const wrong = [
      'mia@home.org',
      '0171 2345678',
      'who ate all the pies',
      'www.home.org',
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ];
    wrong.forEach((text, place) => {
      marked = take(marked, answer(text), 12 * (place + 1));
    });
    expect(marked.marks.answers).toEqual({ safe: ['A', 'B', 'C', 'D', 'E'] });
    expect(marked.marks.locks.safe?.wrong).toBe(10);
    expect(isKeepable({ type: 'text' }, 'x'.repeat(41))).toBe(false);
    expect(isKeepable({ type: 'text' }, '  ')).toBe(false);
  });

  it('never take more than their place, whatever is done in whatever room, and keep the locks', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(MOST), CHOICES), (list) => {
        const choices = new Choices(list);
        const made = randomRichPuzzle(choices, 12);
        let marked = started(made);
        for (let step = 1; !choices.isUsedUp; step++) {
          const next = randomAction(made, marked.play, choices);
          marked = take(marked, next, step * 7, made);
          expect(JSON.stringify(marked.marks).length).toBeLessThanOrEqual(MARKS_LENGTH);
        }
        for (const [id, { openedAt }] of Object.entries(marked.marks.locks))
          expect(openedAt === undefined).toBe(marked.play.items[id]?.isLocked);
      }),
      { ...SEED, numRuns: 12 },
    );
  });
});
