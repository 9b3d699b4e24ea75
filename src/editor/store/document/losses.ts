import type { EditNote } from '../../../../core/edit/command.ts';
import type { ItemId } from '../../../../core/room/model.ts';

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
