import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type ParseRoomRefusal, parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';

/** Reads a stored room by the core's schema (R1, R2); what had to be mended is logged. @throws invalidRoom with the refusal's words */
export function readRoom(stored: DocumentSnapshot): Room {
  const parsed = parseRoom(stored.data());
  if (!parsed.ok) throw invalidRoom(parsed.refusal);
  const { room, warnings } = parsed.value;
  // The kinds alone: all else of a room is its creator's.
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
