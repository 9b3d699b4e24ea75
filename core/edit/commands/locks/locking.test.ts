import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, lockByItem, lockByPassword, refusalOf } from '../../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../testing/entries.ts';
import type { Command } from '../../command.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const byKey = build(lockByItem('chest', 'key'), room);
const byCode = build(lockByPassword('chest', '1234'), room);

describe('setLocked', () => {
  it('R6 sets both the setting and the state', () => {
    const { room: locked } = apply(room, { type: 'setLocked', id: 'door', isItemLocked: true });
    expect(get(locked, 'door')).toMatchObject({ isItemLocked: true, isLocked: true });
  });

  it('ED6 off clears the password', () => {
    const { room: off } = apply(byCode, { type: 'setLocked', id: 'chest', isItemLocked: false });
    expect(get(off, 'chest')).toMatchObject({ isItemLocked: false, isLocked: false, unlockPassword: '' });
  });

  it('ED6 E9 off clears the link and its key’s addable flag', () => {
    const { room: off } = apply(byKey, { type: 'setLocked', id: 'chest', isItemLocked: false });
    expect(get(off, 'chest').itemToUnlock).toBeNull();
    expect(get(off, 'key').isAddableToInventory).toBe(false);
  });
});

describe('setUnlockMethod', () => {
  it('ED4 by password clears the link and its key’s addable flag', () => {
    const { room: changed } = apply(byKey, {
      type: 'setUnlockMethod',
      id: 'chest',
      unlockMethod: 'password',
    });
    expect(get(changed, 'chest')).toMatchObject({ unlockMethod: 'password', itemToUnlock: null });
    expect(get(changed, 'key').isAddableToInventory).toBe(false);
  });

  it('ED5 by item clears the password', () => {
    const { room: changed } = apply(byCode, { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' });
    expect(get(changed, 'chest')).toMatchObject({ unlockMethod: 'item', unlockPassword: '' });
  });

  it('is refused on what is not locked', () => {
    expect(refusalOf(room, { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' })).toEqual({
      type: 'notLocked',
    });
  });
});

describe('setPassword and setPasswordMatch', () => {
  it('R4 a password has 60 characters at most', () => {
    const set = (length: number) =>
      ({ type: 'setPassword', id: 'chest', unlockPassword: 'x'.repeat(length) }) as const;
    expect(get(apply(byCode, set(60)).room, 'chest').unlockPassword).toHaveLength(60);
    expect(refusalOf(byCode, set(61))).toEqual({ type: 'tooLong', field: 'password', limit: 60 });
  });

  it('are refused where there is no lock by password', () => {
    const password = { type: 'setPassword', id: 'chest', unlockPassword: '1' } as const;
    const match = { type: 'setPasswordMatch', id: 'chest', passwordMatch: 'exact' } as const;
    for (const command of [password, match]) {
      expect(refusalOf(room, command)).toEqual({ type: 'notLocked' });
      expect(refusalOf(byKey, command)).toEqual({ type: 'notLockedBy', unlockMethod: 'password' });
    }
    expect(get(apply(byCode, match).room, 'chest').passwordMatch).toBe('exact');
  });
});

describe('setItemToUnlock', () => {
  it('ED7 makes the key addable, and the former key no longer', () => {
    expect(get(byKey, 'key').isAddableToInventory).toBe(true);
    const { room: changed, notes } = apply(byKey, {
      type: 'setItemToUnlock',
      id: 'chest',
      itemToUnlock: 'note',
    });
    expect(get(changed, 'key').isAddableToInventory).toBe(false);
    expect(get(changed, 'note').isAddableToInventory).toBe(true);
    expect(notes).toEqual([]);
    const { room: none } = apply(changed, { type: 'setItemToUnlock', id: 'chest', itemToUnlock: null });
    expect(get(none, 'note').isAddableToInventory).toBe(false);
  });

  it('E8 takes the key from another lock, and says so', () => {
    const { room: taken, notes } = apply(build(lockByItem('door', 'note'), byKey), {
      type: 'setItemToUnlock',
      id: 'door',
      itemToUnlock: 'key',
    });
    expect([get(taken, 'door').itemToUnlock, get(taken, 'chest').itemToUnlock]).toEqual(['key', null]);
    expect([get(taken, 'key').isAddableToInventory, get(taken, 'note').isAddableToInventory]).toEqual([
      true,
      false,
    ]);
    expect(notes).toEqual([{ type: 'keyTaken', key: 'key', from: 'chest' }]);
  });

  it('E5 refuses the item itself, the door and what is not there', () => {
    const choose = (itemToUnlock: string) =>
      refusalOf(byKey, { type: 'setItemToUnlock', id: 'chest', itemToUnlock });
    expect(choose('chest')).toEqual({ type: 'ownKey' });
    expect(choose('door')).toEqual({ type: 'doorIsFixed', reason: 'noKey' });
    expect(choose('ghost')).toEqual({ type: 'unknownItem', id: 'ghost' });
  });

  it('is refused where there is no lock by item', () => {
    const choose = { type: 'setItemToUnlock', id: 'chest', itemToUnlock: 'key' } as const;
    expect(refusalOf(room, choose)).toEqual({ type: 'notLocked' });
    expect(refusalOf(byCode, choose)).toEqual({ type: 'notLockedBy', unlockMethod: 'item' });
  });
});

describe('S6 the creator’s confirmation that a picture shows the answer', () => {
  const locked = build(lockByPassword('chest', '12'), furnish({ chest: chestEntry, key: keyEntry }));
  const confirm = { type: 'setClueInPicture', id: 'chest', isClueInPicture: true } as const;
  const confirmed = build([confirm], locked);

  it('is kept with the password, and cleared with it', () => {
    expect(get(confirmed, 'chest').isClueInPicture).toBe(true);
    const isKept = (command: Command) => get(build([command], confirmed), 'chest').isClueInPicture;
    expect(isKept({ type: 'setPassword', id: 'chest', unlockPassword: '12' })).toBe(true);
    expect(isKept({ type: 'setPasswordMatch', id: 'chest', passwordMatch: 'exact' })).toBe(true);
    expect(isKept({ type: 'setPassword', id: 'chest', unlockPassword: '123' })).toBe(false);
    expect(isKept({ type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' })).toBe(false);
    expect(isKept({ type: 'setLocked', id: 'chest', isItemLocked: false })).toBe(false);
    expect(isKept({ ...confirm, isClueInPicture: false })).toBe(false);
  });

  it('is refused on locks without a password', () => {
    expect(refusalOf(locked, { ...confirm, id: 'key' })).toEqual({ type: 'notLocked' });
    const byItem = build([{ type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' }], locked);
    expect(refusalOf(byItem, confirm)).toEqual({ type: 'notLockedBy', unlockMethod: 'password' });
  });
});
