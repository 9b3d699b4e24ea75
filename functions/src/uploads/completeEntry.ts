import type { SaveUploadRequest } from '../../../core/calls/library/saveUpload.ts';
import { inOrder } from '../../../core/catalogue/inOrder.ts';
import { LAST_PLACE } from '../../../core/catalogue/model.ts';
import { OWN_COLLECTION, type Upload } from '../../../core/catalogue/upload.ts';

type Described =
  | Pick<Extract<Upload, { kind: 'item' }>, 'kind' | 'entry'>
  | Pick<Extract<Upload, { kind: 'background' }>, 'kind' | 'entry'>;

/** Completes an entry with the fields that the server sets. */
export function completeEntry(request: SaveUploadRequest, id: string): Described {
  const decided = { id, collection: OWN_COLLECTION, order: LAST_PLACE, is_active: true };
  if (request.kind === 'background') {
    const { entry } = request;
    const moodOrder = inOrder(entry.moods, entry.moodOrder).map(([mood]) => mood);
    return { kind: 'background', entry: { ...entry, ...decided, moodOrder } };
  }
  const { entry } = request;
  const colorOrder = inOrder(entry.variants, entry.colorOrder).map(([color]) => color);
  return { kind: 'item', entry: { ...entry, ...decided, colorOrder } };
}
