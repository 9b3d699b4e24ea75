import { type ParsedRoom, parseRoom } from '../../../core/room/load/parseRoom.ts';
import { HttpError } from '../http/HttpError.ts';

/** Reads a stored room by the core's schema (R1, R2). @throws invalidRoom with the refusal's words */
export function readRoom(stored: unknown): ParsedRoom {
  const parsed = parseRoom(stored);
  if (parsed.ok) return parsed.value;
  const { refusal } = parsed;
  const place = refusal.type === 'invalid' && refusal.path ? `${refusal.path}: ` : '';
  throw new HttpError('invalidRoom', `${place}${refusal.message}`);
}
