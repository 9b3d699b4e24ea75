import { TEXT_FACE } from '../../../core/lock/model.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { fieldName } from '../store/document/longTexts.ts';

/** The field name of a piece, which is identified by its index. */
export function pieceField(id: ItemId, place: number): string {
  return fieldName({ type: 'setFace', id, face: TEXT_FACE }, place);
}
