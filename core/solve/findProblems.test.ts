import { describe, expect, it } from 'vitest';
import type { Command } from '../edit/command.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { sizeOf } from '../room/sizeOf.ts';
import { build, furnish, get, lockByItem, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, tvEntry } from '../testing/entries.ts';
import type { Finding } from './finding.ts';
import { findProblems, hasError } from './findProblems.ts';

const introduction: Command = { type: 'setIntroduction', introduction: 'Find a way out.' };
const sound = build(
  [introduction, ...lockByPassword('door', '1234'), ...lockByItem('chest', 'key')],
  furnish({ chest: chestEntry, key: keyEntry, tv: tvEntry }),
);

function withItem(id: ItemId, fields: Partial<ItemConfig>): Room {
  return { ...sound, itemConfigs: { ...sound.itemConfigs, [id]: { ...get(sound, id), ...fields } } };
}

function error(code: Finding['code'], ...items: readonly string[]): Finding {
  return { severity: 'error', code, items };
}

function passed(field: NonNullable<Finding['field']>, ...items: readonly string[]): Finding {
  return { ...error('limitPassed', ...items), field };
}

describe('L1 errors', () => {
  it('a sound room has none', () => {
    expect(findProblems(sound)).toEqual([]);
    expect(hasError(findProblems(sound))).toBe(false);
  });

  it('no door, no items', () => {
    const empty = { ...sound, itemConfigs: {}, itemOrder: [] };
    expect(findProblems(empty)).toEqual([error('noDoor'), error('noItems')]);
    const { door: _, ...itemConfigs } = sound.itemConfigs;
    const doorless = { ...sound, itemConfigs, itemOrder: ['chest', 'key', 'tv'] };
    expect(findProblems(doorless)).toEqual([error('noDoor')]);
    expect(hasError(findProblems(doorless))).toBe(true);
  });

  it('R4 a lock with no password, or one that folds to nothing', () => {
    for (const password of ['', '  ', '\u0301']) {
      const room = build(
        [...lockByPassword('tv', password), { type: 'setPassword', id: 'door', unlockPassword: '' }],
        sound,
      );
      expect(findProblems(room)).toEqual([error('lockWithoutPassword', 'door', 'tv')]);
    }
  });

  it('a lock with no key', () => {
    const room = build(
      [
        { type: 'deleteItem', id: 'key' },
        { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' },
      ],
      sound,
    );
    expect(findProblems(room)).toEqual([error('lockWithoutKey', 'chest')]);
  });

  it('P14 the door or a locked item that starts opened', () => {
    const open = (['door', 'chest', 'tv'] as const).map(
      (id) => ({ type: 'setState', id, state: 'opened' }) as const,
    );
    expect(findProblems(build(open, sound))).toEqual([error('startsOpened', 'door', 'chest')]);
  });

  it('E7 an item with less than a quarter on the stage', () => {
    expect(findProblems(withItem('tv', { position: { x: 99, y: 50 } }))).toEqual([error('offStage', 'tv')]);
  });

  it('R4 each limit that is passed', () => {
    const long = 'x'.repeat(2001);
    expect(findProblems({ ...sound, roomName: long, introduction: long })).toEqual([
      passed('roomName'),
      passed('introduction'),
    ]);
    for (const timeLimit of [0, 181, 4.5]) {
      expect(findProblems({ ...sound, timeLimit })).toEqual([passed('timeLimit')]);
    }
    expect(findProblems(withItem('tv', { name: long }))).toEqual([passed('itemName', 'tv')]);
    expect(findProblems(withItem('tv', { customDescription: long }))).toEqual([passed('message', 'tv')]);
    expect(findProblems(withItem('door', { unlockPassword: long }))).toEqual([passed('password', 'door')]);
    expect(findProblems(withItem('tv', { width: 0.5 }))).toEqual([passed('width', 'tv')]);
    const order = Array.from({ length: 301 }, () => 'tv');
    expect(findProblems({ ...sound, itemOrder: ['door', ...order] })).toEqual([passed('items')]);
    const heavy = { ...sound.background, uri: `/${'é'.repeat(450_000)}` };
    expect(findProblems({ ...sound, background: heavy })).toEqual([passed('roomBytes')]);
  });
});

describe('L2 warnings', () => {
  it('the door is not locked, there is no introduction', () => {
    const commands: readonly Command[] = [
      { type: 'setLocked', id: 'door', isItemLocked: false },
      { type: 'setIntroduction', introduction: ' \n' },
    ];
    const findings = findProblems(build(commands, sound));
    expect(findings).toEqual([
      { severity: 'warning', code: 'doorNotLocked', items: ['door'] },
      { severity: 'warning', code: 'noIntroduction', items: [] },
    ]);
    expect(hasError(findings)).toBe(false);
  });
});

describe('R4 sizeOf', () => {
  it.each(['', 'plain', 'é', '€', '🦊', 'a"b\\c\n', ['x', { y: 'ß' }]])('counts the bytes of %j', (value) => {
    expect(sizeOf(value)).toBe(new TextEncoder().encode(JSON.stringify(value)).length);
  });
});
