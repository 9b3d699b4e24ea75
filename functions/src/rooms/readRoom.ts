import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';

/** Reads a stored room by the core's schema (R1, R2); what had to be mended is logged. @throws invalidRoom with the refusal's words */
export function readRoom(stored: DocumentSnapshot): Room {
  const parsed = parseRoom(stored.data());
  if (parsed.ok) {
    const { room, warnings } = parsed.value;
    // The kinds alone: all else of a room is its creator's.
    const kinds = new Set(warnings.map(({ type }) => type));
    if (kinds.size > 0) logger.warn(`${stored.ref.path} was mended: ${[...kinds].join(', ')}`);
    return room;
  }
  const { refusal } = parsed;
  const place = refusal.type === 'invalid' && refusal.path ? `${refusal.path}: ` : '';
  throw new HttpError('invalidRoom', `${place}${refusal.message}`);
}
