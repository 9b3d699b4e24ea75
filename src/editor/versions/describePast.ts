import type { PastRoom } from '../../shared/ports/PastRoomsPort.ts';
import { versionsText } from '../text/versions.ts';

/** Says why a version was kept. */
export function describePast(past: PastRoom): string {
  if (past.type === 'published') return versionsText.published(past.version);
  if (past.slot === 'gave-way') return versionsText.gaveWay;
  return past.slot.startsWith('day') ? versionsText.day : versionsText.kept(past.name);
}

/** The key of a version in a list. */
export function keyOf(past: PastRoom): string {
  return past.type === 'published' ? `version-${past.version}` : past.slot;
}
