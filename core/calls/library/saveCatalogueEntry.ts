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

/** `defaultDoor`: new rooms need this entry for their door (SPEC §8), so nothing was changed. */
export type SaveCatalogueEntryAnswer = { type: 'saved'; saved: ManagedEntry } | { type: 'defaultDoor' };

const requestSchema: SchemaOf<SaveCatalogueEntryRequest> = v.variant('kind', [
  v.object({ id: documentId, kind: v.literal('item'), changes: itemChangesSchema }),
  v.object({ id: documentId, kind: v.literal('background'), changes: backgroundChangesSchema }),
]);

/**
 * Changes an entry of the catalogue. Updates of the program do not overwrite the changed fields. Rooms keep
 * their copies of what they use.
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
