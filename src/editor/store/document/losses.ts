import type { EditNote } from '../../../../core/edit/command.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';

/** A change that an item suffered when another one was deleted. */
export type Loss = Extract<
  EditNote,
  { type: 'keyDeleted' | 'lockDeleted' | 'hiddenDeleted' | 'partDeleted' }
>;

/** Losses by item, shown at the item as long as they apply. */
export function lossesIn(notes: readonly EditNote[]): Readonly<Record<ItemId, Loss>> {
  return Object.fromEntries(
    notes.flatMap((note): [ItemId, Loss][] => {
      switch (note.type) {
        case 'keyDeleted':
          return [[note.lock, note]];
        case 'lockDeleted':
          return [[note.key, note]];
        case 'hiddenDeleted':
          return [[note.hider, note]];
        case 'partDeleted':
          return [[note.part, note]];
        default:
          return [];
      }
    }),
  );
}

/** Returns the notes of a deletion about things that are still in the room: several may be deleted together. */
export function stillTrue(notes: readonly EditNote[], room: Room): readonly EditNote[] {
  const isThere = (id: ItemId) => itemOf(room, id) !== undefined;
  return notes.flatMap((note): readonly EditNote[] => {
    switch (note.type) {
      case 'hiderDeleted': {
        const hidden = note.hidden.filter(isThere);
        return hidden.length > 0 ? [{ ...note, hidden }] : [];
      }
      case 'combinationDissolved':
        return isThere(note.result) ? [note] : [];
      default:
        return Object.keys(lossesIn([note])).every(isThere) ? [note] : [];
    }
  });
}
