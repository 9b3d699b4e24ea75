import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, hideIn, lockByItem, refusalOf } from '../../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../testing/entries.ts';
import type { Command } from '../../command.ts';

const room = furnish({
  chest: chestEntry,
  safe: chestEntry,
  tv: tvEntry,
  radio: tvEntry,
  key: keyEntry,
  note: noteEntry,
});

function bySequence(id: string, sequence: readonly string[]): readonly Command[] {
  return [
    { type: 'setLocked', id, isItemLocked: true },
    { type: 'setUnlockMethod', id, unlockMethod: 'sequence' },
    { type: 'setSequence', id, sequence },
  ];
}

const locked = build(bySequence('chest', ['tv', 'radio', 'tv']), room);

describe('K6 setSequence', () => {
  it('holds its clicks in order, and a member may come twice', () => {
    expect(get(locked, 'chest').sequence).toEqual(['tv', 'radio', 'tv']);
    const none = apply(locked, { type: 'setSequence', id: 'chest', sequence: [] }).room;
    expect(get(none, 'chest').sequence).toEqual([]);
    const again = apply(locked, { type: 'setSequence', id: 'chest', sequence: ['tv', 'radio', 'tv'] });
    expect(again.room).toBe(locked);
  });

  it('has two to eight clicks, or none yet', () => {
    const set = (sequence: readonly string[]) =>
      refusalOf(locked, { type: 'setSequence', id: 'chest', sequence });
    expect(set(['tv'])).toEqual({ type: 'tooFewClicks', limit: 2 });
    expect(set(Array(9).fill('tv'))).toEqual({ type: 'tooMany', list: 'sequence', limit: 8 });
  });

  it('accepts only items that stay visible and react to clicks', () => {
    const refused = (member: string, commands: readonly Command[] = []) =>
      refusalOf(build(commands, locked), { type: 'setSequence', id: 'chest', sequence: ['tv', member] });
    expect(refused('chest')).toEqual({ type: 'ownMember' });
    expect(refused('door')).toEqual({ type: 'doorIsFixed', reason: 'noMember' });
    expect(refused('safe', [{ type: 'setLocked', id: 'safe', isItemLocked: true }])).toEqual({
      type: 'isAlready',
      role: 'locked',
    });
    expect(refused('key', lockByItem('safe', 'key'))).toEqual({ type: 'isAlready', role: 'key' });
    const taken = { type: 'setAddable', id: 'note', isAddableToInventory: true } as const;
    expect(refused('note', [taken])).toEqual({ type: 'isAlready', role: 'taken' });
    expect(refused('note', hideIn('chest', 'note'))).toEqual({ type: 'hidesMember' });
    const still = { type: 'setOnClick', id: 'note', onClick: { type: 'message' } } as const;
    expect(refused('note', [still])).toEqual({ type: 'mustAnswerClicks' });
    const other = build(
      [
        { type: 'setLocked', id: 'safe', isItemLocked: true },
        { type: 'setUnlockMethod', id: 'safe', unlockMethod: 'sequence' },
      ],
      locked,
    );
    expect(refusalOf(other, { type: 'setSequence', id: 'safe', sequence: ['tv', 'note'] })).toEqual({
      type: 'isAlready',
      role: 'member',
    });
  });

  it('refuses changes that would stop its members’ clicks', () => {
    const refusals: readonly Command[] = [
      { type: 'setAddable', id: 'tv', isAddableToInventory: true },
      { type: 'setLocked', id: 'tv', isItemLocked: true },
      ...lockByItem('safe', 'tv').slice(-1),
      { type: 'setCombination', id: 'tv', combination: { other: 'key', result: 'note' } },
    ];
    const ready = build(lockByItem('safe', 'key').slice(0, -1), locked);
    for (const command of refusals)
      expect(refusalOf(ready, command)).toEqual({ type: 'isAlready', role: 'member' });
    const hiding = build([{ type: 'setHiding', id: 'chest', isHidingAnotherItem: true }], locked);
    expect(refusalOf(hiding, { type: 'setItemToHide', id: 'chest', itemToHide: 'radio' })).toEqual({
      type: 'hidesMember',
    });
  });

  it('M3 is cleared with its lock or its method', () => {
    const off = apply(locked, { type: 'setLocked', id: 'chest', isItemLocked: false }).room;
    const other = apply(locked, { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' }).room;
    expect([get(off, 'chest').sequence, get(other, 'chest').sequence]).toEqual([[], []]);
    expect(refusalOf(room, { type: 'setSequence', id: 'chest', sequence: [] })).toEqual({
      type: 'notLocked',
    });
  });
});
