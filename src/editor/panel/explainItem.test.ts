import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../core/edit/applyCommand.ts';
import type { Command } from '../../../core/edit/command.ts';
import { createRoom } from '../../../core/room/create/createRoom.ts';
import { DOOR_ID, type Room } from '../../../core/room/model.ts';
import { CHEST, DOOR, KEY, NOTE } from '../store/testing/catalogue.ts';
import { explainItem } from './explainItem.ts';

const EMPTY = createRoom(DOOR, { uri: '', ambient: '#ffffff' }, { creator: '', creatorId: '' });

function roomAfter(...commands: readonly Command[]): Room {
  return [
    { type: 'addItem', id: 'c', entry: CHEST } as const,
    { type: 'addItem', id: 'k', entry: KEY } as const,
    { type: 'addItem', id: 'n', entry: NOTE } as const,
    ...commands,
  ].reduce<Room>((room, command) => {
    const result = applyCommand(room, command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.refusal.type}`);
    return result.value.room;
  }, EMPTY);
}

function explain(room: Room, id: string): string {
  return explainItem(room, id).join(' ');
}

const LOCKED_CHEST: readonly Command[] = [
  { type: 'setLocked', id: 'c', isItemLocked: true },
  { type: 'setPassword', id: 'c', unlockPassword: 'Élan 7' },
];

describe('what an item does, in words', () => {
  it('names the item whose text contains the code, in any spelling', () => {
    const room = roomAfter(
      ...LOCKED_CHEST,
      { type: 'setDescription', id: 'n', description: 'custom' },
      { type: 'setCustomDescription', id: 'n', customDescription: 'Remember: elan7!' },
    );
    expect(explain(room, 'c')).toBe('Locked. The answer is on Note.');
  });

  it('O4 says of a new note that it has no text yet', () => {
    expect(explain(roomAfter(), 'n')).toContain('It has no text yet.');
    const written = roomAfter({ type: 'setCustomDescription', id: 'n', customDescription: 'Look up.' });
    expect(explain(written, 'n')).not.toContain('text yet');
    expect(explain(roomAfter(), 'c')).not.toContain('text yet');
  });

  it('reports that no text contains the code, or that there is none', () => {
    expect(explain(roomAfter(...LOCKED_CHEST), 'c')).toContain('No text in the room gives it yet.');
    expect(explain(roomAfter({ type: 'setLocked', id: 'c', isItemLocked: true }), 'c')).toBe(
      'Locked, but it has no answer yet.',
    );
  });

  it('distinguishes locks, keys and hiding places', () => {
    const room = roomAfter(
      { type: 'setLocked', id: DOOR_ID, isItemLocked: true },
      { type: 'setUnlockMethod', id: DOOR_ID, unlockMethod: 'item' },
      { type: 'setItemToUnlock', id: DOOR_ID, itemToUnlock: 'k' },
      { type: 'setHiding', id: 'c', isHidingAnotherItem: true },
      { type: 'setItemToHide', id: 'c', itemToHide: 'k' },
    );
    expect(explain(room, DOOR_ID)).toContain('Opens with a key that is then used up: Key.');
    expect(explain(room, 'k')).toBe('Hidden until players open Chest. Players can take it. Unlocks Door.');
    expect(explain(room, 'c')).toBe('Hides Key. One click, and it is open.');
    const rect = { x: 10, y: 10, width: 20, height: 20 };
    const behindSpot = roomAfter(
      { type: 'addSpot', id: 's', shape: 'ellipse', name: 'Loose stone', rect },
      { type: 'setHiding', id: 's', isHidingAnotherItem: true },
      { type: 'setItemToHide', id: 's', itemToHide: 'k' },
    );
    expect(explain(behindSpot, 's')).toContain('Hides Key. Not locked: one click opens it.');
  });

  it('returns all keys of a lock, its clicks, and the results of combinations', () => {
    const locked = [{ type: 'setLocked', id: DOOR_ID, isItemLocked: true }] as const;
    const keys = roomAfter(
      ...locked,
      { type: 'setUnlockMethod', id: DOOR_ID, unlockMethod: 'item' },
      { type: 'setKeys', id: DOOR_ID, keys: ['k', 'n'] },
    );
    expect(explain(keys, DOOR_ID)).toContain('All of these keys open it and are then used up: Key and Note.');
    const clicks = roomAfter(
      ...locked,
      { type: 'setUnlockMethod', id: DOOR_ID, unlockMethod: 'sequence' },
      { type: 'setSequence', id: DOOR_ID, sequence: ['n', 'c', 'n'] },
    );
    expect(explain(clicks, DOOR_ID)).toContain('clicked in order: Note, Chest, Note.');
    expect(explain(clicks, 'n')).toContain('Clicks on it count towards opening Door.');
    const parts = roomAfter({
      type: 'setCombination',
      id: 'k',
      combination: { other: 'n', result: 'c' },
    });
    expect(explain(parts, 'n')).toContain('Combined with Key, it becomes Chest.');
    expect(explain(parts, 'c')).toContain('Made by combining Key and Note.');
  });

  it('says of an item without a part in the game that it only sets the scene', () => {
    const room = roomAfter({ type: 'setDescription', id: 'n', description: 'none' });
    const { n, ...others } = room.itemConfigs;
    if (!n) throw new Error('The note is missing.');
    const [look] = Object.values(n.variants);
    if (!look) throw new Error('The note has no colour.');
    const still = { ...n, variants: { plain: { default: look.default, opened: look.default } } };
    expect(explain({ ...room, itemConfigs: { ...others, n: still } }, 'n')).toBe('Decoration only.');
  });
});
