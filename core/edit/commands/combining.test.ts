import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, hideIn, lockByItem, refusalOf } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import type { Command } from '../command.ts';

const room = furnish({
  shaft: keyEntry,
  bit: keyEntry,
  whole: keyEntry,
  note: noteEntry,
  chest: chestEntry,
  tv: tvEntry,
});

function combine(id: string, other: string, result: string): Command {
  return { type: 'setCombination', id, combination: { other, result } };
}

const combined = build([combine('shaft', 'bit', 'whole')], room);

describe('C1 setCombination', () => {
  it('makes two parts collectable, and hides their result', () => {
    expect(get(combined, 'shaft')).toMatchObject({
      combinesWith: 'bit',
      combinesInto: 'whole',
      isAddableToInventory: true,
    });
    expect(get(combined, 'bit')).toMatchObject({ combinesWith: null, isAddableToInventory: true });
    expect(get(combined, 'whole').isHidden).toBe(true);
  });

  it('E1 makes the same room from either part', () => {
    expect(apply(combined, combine('bit', 'shaft', 'whole')).room).toBe(combined);
  });

  it('replaces the one before, which is dissolved', () => {
    const { room: other } = apply(combined, combine('bit', 'note', 'tv'));
    expect(get(other, 'shaft')).toMatchObject({ combinesWith: null, isAddableToInventory: false });
    expect([get(other, 'whole').isHidden, get(other, 'tv').isHidden]).toEqual([false, true]);
    const { room: none, notes } = apply(combined, { type: 'setCombination', id: 'bit', combination: null });
    expect(none.itemConfigs).toEqual(room.itemConfigs);
    expect(notes).toEqual([{ type: 'combinationDissolved', result: 'whole' }]);
    expect(apply(none, { type: 'setCombination', id: 'bit', combination: null }).room).toBe(none);
  });

  it('refuses the door, the same item twice, and an item that has a use already', () => {
    const refused = (id: string, other: string, result: string, commands: readonly Command[] = []) =>
      refusalOf(build(commands, combined), combine(id, other, result));
    expect(refused('note', 'door', 'tv')).toEqual({ type: 'doorIsFixed', reason: 'noPart' });
    expect(refused('note', 'tv', 'door')).toEqual({ type: 'doorIsFixed', reason: 'notMade' });
    expect(refused('note', 'tv', 'note')).toEqual({ type: 'ownPart' });
    expect(refused('note', 'ghost', 'tv')).toEqual({ type: 'unknownItem', id: 'ghost' });
    expect(refused('note', 'bit', 'tv')).toEqual({ type: 'isAlready', role: 'part' });
    expect(refused('note', 'tv', 'whole')).toEqual({ type: 'isAlready', role: 'result' });
    expect(refused('note', 'tv', 'chest', lockByItem('chest', 'tv'))).toEqual({
      type: 'isAlready',
      role: 'key',
    });
    const locked = { type: 'setLocked', id: 'chest', isItemLocked: true } as const;
    expect(refused('note', 'tv', 'chest', [locked])).toEqual({ type: 'isAlready', role: 'locked' });
    expect(refused('note', 'tv', 'chest', hideIn('whole', 'chest'))).toEqual({
      type: 'isAlready',
      role: 'hidden',
    });
  });

  it('refuses a result that hides one of its own parts, now or later', () => {
    const chain = build([...hideIn('chest', 'tv'), ...hideIn('tv', 'note')], room);
    expect(refusalOf(chain, combine('note', 'bit', 'chest'))).toEqual({ type: 'hidesPart' });
    const later = build([{ type: 'setHiding', id: 'whole', isHidingAnotherItem: true }], combined);
    expect(refusalOf(later, { type: 'setItemToHide', id: 'whole', itemToHide: 'bit' })).toEqual({
      type: 'hidesPart',
    });
  });

  it('keeps its items from other uses', () => {
    const ready = build(
      [...lockByItem('chest', 'tv'), { type: 'setHiding', id: 'note', isHidingAnotherItem: true }],
      combined,
    );
    const refused = (command: Command) => refusalOf(ready, command);
    expect(refused({ type: 'setAddable', id: 'bit', isAddableToInventory: false })).toEqual({
      type: 'isAlready',
      role: 'part',
    });
    expect(refused({ type: 'setLocked', id: 'whole', isItemLocked: true })).toEqual({
      type: 'isAlready',
      role: 'result',
    });
    expect(refused({ type: 'setItemToHide', id: 'note', itemToHide: 'whole' })).toEqual({
      type: 'isAlready',
      role: 'result',
    });
    expect(refused({ type: 'setOnClick', id: 'bit', onClick: { type: 'none' } })).toEqual({
      type: 'mustAnswerClicks',
    });
  });
});
