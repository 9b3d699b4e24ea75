import * as v from 'valibot';
import type { BackgroundChanges, ItemChanges, ManagedEntry } from '../../catalogue/managedEntry.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import type { CallContract } from '../callContract.ts';
import { backgroundChangesSchema, itemChangesSchema, managedEntrySchema } from '../pieces/catalogue.ts';
import { documentId } from '../pieces/ids.ts';

export type SaveCatalogueEntryRequest = { id: string } & (
  | { kind: 'item'; changes: ItemChanges }
  | { kind: 'background'; changes: BackgroundChanges }
);

/** `defaultDoor`: without this entry no new room would have its door (SPEC §8), so nothing was changed. */
export type SaveCatalogueEntryAnswer = { type: 'saved'; saved: ManagedEntry } | { type: 'defaultDoor' };

const requestSchema: SchemaOf<SaveCatalogueEntryRequest> = v.variant('kind', [
  v.object({ id: documentId, kind: v.literal('item'), changes: itemChangesSchema }),
  v.object({ id: documentId, kind: v.literal('background'), changes: backgroundChangesSchema }),
]);

/**
 * Changes an entry of the catalogue. What is changed here no update of the program changes again. Rooms hold copies of what
 * they use: they stay as they are.
 */
export const saveCatalogueEntryCall: CallContract<SaveCatalogueEntryRequest, SaveCatalogueEntryAnswer> = {
  name: 'saveCatalogueEntry',
  method: 'POST',
  isForAdmins: true,
  request: requestSchema,
  answer: v.variant('type', [
    v.object({ type: v.literal('saved'), saved: managedEntrySchema }),
    v.object({ type: v.literal('defaultDoor') }),
  ]),
  errors: ['adminNeeded', 'notFound'],
};
