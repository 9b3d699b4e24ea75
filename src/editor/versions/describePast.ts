import type { PastRoom } from '../../shared/ports/PastRoomsPort.ts';
import { versionsText } from '../text/versions.ts';

/** What made a state of the room be kept. */
export function describePast(past: PastRoom): string {
  if (past.type === 'published') return versionsText.published(past.version);
  if (past.slot === 'gave-way') return versionsText.gaveWay;
  return past.slot.startsWith('day') ? versionsText.day : versionsText.kept(past.name);
}

/** What a state of the room is known by among others. */
export function keyOf(past: PastRoom): string {
  return past.type === 'published' ? `version-${past.version}` : past.slot;
}
