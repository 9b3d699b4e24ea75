import type { EditNote } from '../../../../core/edit/command.ts';
import type { ItemId } from '../../../../core/room/model.ts';

/** That a thing is no longer what it was, because another one was deleted. */
export type Loss = Extract<
  EditNote,
  { type: 'keyDeleted' | 'lockDeleted' | 'hiddenDeleted' | 'partDeleted' }
>;

/** What things lost, by their ids: said at the thing for as long as it is so. */
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
