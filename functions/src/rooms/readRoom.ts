import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type ParseRoomRefusal, parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';

/** Parses a stored room (R1, R2) and logs what was mended. @throws invalidRoom with the refusal's message */
export function readRoom(stored: DocumentSnapshot): Room {
  const parsed = parseRoom(stored.data());
  if (!parsed.ok) throw invalidRoom(parsed.refusal);
  const { room, warnings } = parsed.value;
  // Logs only the types, since everything else is the creator's content.
  logMended(stored, [...new Set(warnings.map(({ type }) => type))]);
  return room;
}

export function logMended({ ref }: DocumentSnapshot, kinds: readonly string[]): void {
  if (kinds.length > 0) logger.warn(`${ref.path} was mended: ${kinds.join(', ')}`);
}

export function invalidRoom(refusal: ParseRoomRefusal): HttpError {
  const place = refusal.type === 'invalid' && refusal.path ? `${refusal.path}: ` : '';
  return new HttpError('invalidRoom', `${place}${refusal.message}`);
}
