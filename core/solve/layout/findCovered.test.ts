import { describe, expect, it } from 'vitest';
import type { Position } from '../../catalogue/model.ts';
import type { Command } from '../../edit/command.ts';
import type { ItemId } from '../../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { soundRoom } from '../../testing/furnished.ts';
import clueUnderItsOwnLock from '../../testing/rooms/clue-under-its-own-lock.json';
import falseErrorCoveredMember from '../../testing/rooms/false-error-covered-member.json';
import falseErrorCoveredWay from '../../testing/rooms/false-error-covered-way.json';
import { findProblems } from '../findings/findProblems.ts';

/**
 * The door needs the key; the others stand apart until a test moves them onto it. Later ones are in front.
 */
const things = furnish({ key: keyEntry, chest: chestEntry, note: noteEntry, tv: tvEntry });
const places: readonly Command[] = [
  put('key', 14, { x: 25, y: 70 }),
  put('chest', 20, { x: 2, y: 70 }),
  put('note', 20, { x: 70, y: 5 }),
  put('tv', 20, { x: 70, y: 60 }),
];
const room = build([...places, ...lockByItem('door', 'key')], things);

function put(id: ItemId, width: number, position: Position): Command {
  return { type: 'resizeItem', id, width, position };
}

function take(id: ItemId): Command {
  return { type: 'setAddable', id, isAddableToInventory: true };
}

function findingsOf(code: string, commands: readonly Command[]): readonly (readonly string[])[] {
  return findProblems(build(commands, room)).flatMap((finding) =>
    finding.code === code ? [finding.items] : [],
  );
}

const onKey = { x: 22, y: 66 };

describe('L1 a needed item with no spot to click', () => {
  it('is covered by an item that stays', () => {
    expect(findingsOf('covered', [put('chest', 20, onKey)])).toEqual([['key', 'chest']]);
  });

  it('is clickable beside or in front of the cover', () => {
    expect(findingsOf('covered', [])).toEqual([]);
    expect(findingsOf('covered', [put('chest', 20, { x: 26, y: 66 })])).toEqual([]);
    const behind: Command = { type: 'orderItem', id: 'chest', move: 'toBack' };
    expect(findingsOf('covered', [put('chest', 20, onKey), behind])).toEqual([]);
  });

  it('is covered by two items, neither of which covers it alone', () => {
    const two = [put('chest', 20, { x: 12, y: 66 }), put('note', 20, { x: 30, y: 55 })];
    expect(findingsOf('covered', two)).toEqual([['key', 'chest', 'note']]);
    expect(findingsOf('covered', two.slice(1))).toEqual([]);
  });

  it('is clickable once its cover can be removed', () => {
    expect(findingsOf('covered', [put('note', 30, onKey), take('note')])).toEqual([]);
    const mute: Command = { type: 'setOnClick', id: 'note', onClick: { type: 'none' } };
    expect(findingsOf('covered', [put('note', 30, onKey), take('note'), mute])).toEqual([['key', 'note']]);
  });

  it('is covered where only the item itself helps to remove the cover', () => {
    const second = [take('chest'), ...lockByItem('chest', 'key'), ...lockByItem('door', 'tv')];
    expect(findingsOf('covered', [put('chest', 20, onKey), ...second])).toEqual([]);
    const needed = [
      ...hideIn('chest', 'tv'),
      ...lockByItem('chest', 'key'),
      ...lockByItem('door', 'tv'),
      take('chest'),
    ];
    expect(findingsOf('covered', [put('chest', 20, onKey), ...needed])).toEqual([['key', 'chest']]);
  });

  it('is covered by an item below a removable one', () => {
    const commands = [put('note', 30, onKey), take('note'), ...hideIn('note', 'tv'), put('tv', 30, onKey)];
    expect(findingsOf('covered', commands)).toEqual([['key', 'tv']]);
    expect(findingsOf('covered', [...commands, take('tv')])).toEqual([]);
  });

  it('is clickable where its cover appears later, or is gone by then', () => {
    const later = [...hideIn('key', 'tv'), put('tv', 30, onKey)];
    expect(findingsOf('covered', later)).toEqual([]);
    const gone = [put('note', 30, onKey), ...lockByItem('tv', 'note'), ...hideIn('tv', 'key')];
    expect(findingsOf('covered', gone)).toEqual([]);
  });

  it('is covered by what was drawn in front of it when it was revealed', () => {
    const inside = [put('chest', 30, onKey), ...hideIn('chest', 'key')];
    expect(findingsOf('covered', inside)).toEqual([]);
    expect(findingsOf('covered', [...inside, put('tv', 30, onKey)])).toEqual([['key', 'tv']]);
  });

  it('S6 includes a clue to be read, unless it can be read elsewhere', () => {
    const code = [...lockByPassword('door', '77'), ...say('key', '77'), put('chest', 20, onKey)];
    expect(findingsOf('covered', code)).toEqual([['key', 'chest']]);
    expect(findingsOf('covered', [...code, ...say('tv', '77')])).toEqual([]);
    expect(findingsOf('covered', [...code, { type: 'setIntroduction', introduction: '77' }])).toEqual([]);
  });

  it('S6 leaves out a clue that is covered only by what its own answer opens, unless it tells another answer too', () => {
    const upon = [...lockByPassword('chest', '5'), ...hideIn('chest', 'tv'), put('tv', 40, { x: 10, y: 50 })];
    const door = lockByPassword('door', '77');
    const one = [...upon, ...door, ...say('key', 'Five: 5'), ...say('tv', '77')];
    expect(findingsOf('covered', one)).toEqual([]);
    const both = [...upon, ...door, ...say('key', '5 or 77')];
    expect(findingsOf('covered', both)).toEqual([['key', 'tv']]);
  });
});

describe('L1 a covered item', () => {
  it('is an error, and named once however many steps it takes part in', () => {
    const commands = [
      ...lockByPassword('door', '77'),
      ...say('chest', '77'),
      ...lockByPassword('chest', '5'),
      put('tv', 40, { x: 0, y: 55 }),
    ];
    const twice = build(
      [...commands, ...hideIn('chest', 'note'), ...lockByItem('door', 'note'), ...say('chest', 'It is 5.')],
      room,
    );
    expect(findProblems(twice).filter(({ severity }) => severity === 'error')).toEqual([
      { severity: 'error', code: 'covered', items: ['chest', 'tv'] },
    ]);
  });

  it('counts covers that an earlier step has revealed', () => {
    const commands = [...hideIn('tv', 'note'), put('note', 30, onKey), ...lockByItem('tv', 'key')];
    expect(findingsOf('covered', commands)).toEqual([]);
    const before = [
      ...hideIn('tv', 'note'),
      put('note', 30, onKey),
      { type: 'orderItem', id: 'tv', move: 'toFront' } as const,
    ];
    const needsTv = [
      ...before,
      ...hideIn('chest', 'key'),
      ...lockByPassword('chest', '9'),
      ...say('note', 'Nine: 9.'),
      put('chest', 20, onKey),
    ];
    expect(findingsOf('covered', needsTv)).toEqual([['key', 'note']]);
  });
});

describe('L2 an item mostly covered', () => {
  it('is covered by more than half by everything in front of it', () => {
    expect(findingsOf('mostlyCovered', [])).toEqual([]);
    expect(findingsOf('mostlyCovered', [put('chest', 20, onKey)])).toEqual([['key']]);
    expect(findingsOf('mostlyCovered', [put('chest', 20, { x: 30.9, y: 60 })])).toEqual([['key']]);
    expect(findingsOf('mostlyCovered', [put('chest', 20, { x: 31.1, y: 60 })])).toEqual([]);
  });

  it('is not covered by what it hides, nor by items hidden elsewhere', () => {
    expect(findingsOf('mostlyCovered', [put('tv', 30, onKey), ...hideIn('chest', 'tv')])).toEqual([]);
  });

  it('counts only if it is ever visible', () => {
    const shut = [
      { type: 'setLocked', id: 'note', isItemLocked: true },
      { type: 'setUnlockMethod', id: 'note', unlockMethod: 'item' },
    ] as const;
    const lost = [put('tv', 30, onKey), ...hideIn('note', 'key'), ...shut];
    expect(findingsOf('mostlyCovered', lost)).toEqual([]);
  });
});

describe('L2 an item smaller than 44 px on a 375 px wide phone', () => {
  it('is measured by its longer side, if a click on it does anything', () => {
    expect(findingsOf('tooSmall', [])).toEqual([]);
    expect(findingsOf('tooSmall', [put('key', 12.3, { x: 25, y: 70 })])).toEqual([['key']]);
    expect(findingsOf('tooSmall', [put('key', 12.4, { x: 25, y: 70 })])).toEqual([]);
    expect(findingsOf('tooSmall', [put('note', 5, { x: 70, y: 5 })])).toEqual([]);
    expect(findingsOf('tooSmall', [put('note', 5, { x: 70, y: 5 }), ...say('note', 'Hm.')])).toEqual([
      ['note'],
    ]);
    expect(findingsOf('tooSmall', [put('tv', 5, { x: 70, y: 60 })])).toEqual([['tv']]);
    expect(findingsOf('tooSmall', [put('door', 4, { x: 45, y: 30 })])).toEqual([['door']]);
  });

  it('is measured by its height where that is longer', () => {
    expect(findingsOf('tooSmall', [put('door', 6.6, { x: 45, y: 30 })])).toEqual([['door']]);
    expect(findingsOf('tooSmall', [put('door', 6.7, { x: 45, y: 30 })])).toEqual([]);
    const open: Command = { type: 'setLocked', id: 'door', isItemLocked: false };
    expect(findingsOf('tooSmall', [put('door', 6.6, { x: 45, y: 30 }), open])).toEqual([['door']]);
  });

  it('is reported only if its click behaviour leaves a click something to do', () => {
    const small = put('tv', 5, { x: 70, y: 60 });
    const none: Command = { type: 'setOnClick', id: 'tv', onClick: { type: 'none' } };
    const message: Command = { type: 'setOnClick', id: 'tv', onClick: { type: 'message' } };
    expect(findingsOf('tooSmall', [small, none, ...say('tv', 'Hm.')])).toEqual([]);
    expect(findingsOf('tooSmall', [small, message])).toEqual([]);
    expect(findingsOf('tooSmall', [small, message, ...say('tv', 'Hm.')])).toEqual([['tv']]);
    expect(findingsOf('tooSmall', [small, none, ...lockByPassword('tv', '1')])).toEqual([['tv']]);
  });
});

describe('L1 an item that covers another after a click', () => {
  const cellar: readonly Command[] = [
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    { type: 'moveItemToScene', id: 'key', scene: 'cellar' },
    { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
  ];
  /** Opening the television reveals the note, right in front of it. */
  const onWay = [...cellar, ...hideIn('tv', 'note'), put('note', 40, { x: 60, y: 50 })];

  it('N2 can be a way that is opened first, then entered, and covered by what it revealed', () => {
    expect(findingsOf('covered', onWay)).toEqual([['tv', 'note']]);
    expect(findingsOf('covered', [...onWay, take('note')])).toEqual([]);
    expect(findingsOf('covered', [...onWay, put('note', 8, { x: 60, y: 50 })])).toEqual([]);
  });

  it('N2 is no error where the way leads nowhere that is needed', () => {
    const elsewhere: Command = { type: 'moveItemToScene', id: 'key', scene: 'start' };
    expect(findingsOf('covered', [...onWay, elsewhere])).toEqual([]);
  });

  /** The television is clicked first and last, the chest in between. */
  const inOrder: readonly Command[] = [
    ...hideIn('chest', 'note'),
    put('note', 40, { x: 60, y: 50 }),
    { type: 'orderItem', id: 'tv', move: 'toBack' },
    { type: 'setLocked', id: 'door', isItemLocked: true },
    { type: 'setUnlockMethod', id: 'door', unlockMethod: 'sequence' },
  ];
  const order = (...sequence: readonly ItemId[]): Command => ({ type: 'setSequence', id: 'door', sequence });

  it('K6 can cover a member that is needed again after another member revealed the cover', () => {
    expect(findingsOf('covered', [...inOrder, order('tv', 'chest', 'tv')])).toEqual([['tv', 'note']]);
    expect(findingsOf('covered', [...inOrder, order('tv', 'tv')])).toEqual([['tv', 'note']]);
    expect(findingsOf('covered', [...inOrder, order('tv', 'chest', 'tv'), take('note')])).toEqual([]);
  });
});

describe('L1 an item that has to be clicked once', () => {
  it('is not covered by what that click reveals', () => {
    for (const stored of [falseErrorCoveredWay, falseErrorCoveredMember])
      expect(findProblems(soundRoom(stored)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  const cellar: Command = { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background };
  const leads = (id: ItemId): Command => ({ type: 'setOnClick', id, onClick: { type: 'go', to: 'cellar' } });

  it('may be covered from then on by a way that it revealed', () => {
    const poster = [
      cellar,
      { type: 'moveItemToScene', id: 'door', scene: 'cellar' },
      { type: 'setLocked', id: 'door', isItemLocked: false },
      put('chest', 20, onKey),
      put('note', 40, { x: 18, y: 40 }),
      ...hideIn('chest', 'note'),
      leads('chest'),
    ] as const;
    expect(findingsOf('covered', poster)).toEqual([['chest', 'note']]);
    expect(findingsOf('covered', [...poster, leads('note')])).toEqual([]);
  });

  it('N6 K6 may be covered from then on though a lock that nobody needs wants it clicked again', () => {
    const panel = [
      ...hideIn('chest', 'key'),
      ...hideIn('key', 'note'),
      put('chest', 20, { x: 2, y: 60 }),
      put('note', 30, { x: 1, y: 50 }),
      { type: 'setLocked', id: 'tv', isItemLocked: true },
      { type: 'setUnlockMethod', id: 'tv', unlockMethod: 'sequence' },
      { type: 'setSequence', id: 'tv', sequence: ['chest', 'chest'] },
    ] as const;
    expect(findingsOf('mostlyCovered', [put('note', 30, { x: 1, y: 50 })]), 'it does lie under it').toEqual([
      ['chest'],
    ]);
    expect(findingsOf('covered', panel)).toEqual([]);
  });
});

it('L1 S6 a clue under what only its answer takes away is covered', () => {
  const errors = findProblems(soundRoom(clueUnderItsOwnLock)).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([{ severity: 'error', code: 'covered', items: ['note', 'box'] }]);
  const under = [
    ...say('key', 'It is 77.'),
    ...lockByItem('door', 'chest'),
    { type: 'setAddable', id: 'key', isAddableToInventory: false },
    ...lockByPassword('chest', '77'),
    put('chest', 30, onKey),
  ] as const;
  expect(findingsOf('covered', under)).toEqual([['key', 'chest']]);
  const toldTwice = [...under, ...say('note', 'It is 77.')];
  expect(findingsOf('covered', toldTwice)).toEqual([]);
  const both = [...toldTwice, put('tv', 40, { x: 60, y: 0 })];
  expect(findingsOf('mostlyCovered', both)).toEqual([['key', 'note']]);
  expect(findingsOf('covered', both), 'the other one as well').toEqual([['key', 'chest']]);
  const shown: Command = { type: 'setClueInPicture', id: 'chest', isClueInPicture: true };
  expect(findingsOf('covered', [...under, shown])).toEqual([]);
});
