import { getDoc } from 'firebase/firestore/lite';
import { parseSummaryEntry } from '../../../core/room/lists/parseSummaryEntry.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { findDocument, missingRoom } from './readRoomDocument.ts';
import { summaryRef } from './refs.ts';

/** The summary of a published room, or of one's own. @throws notFound; refused if it may not be read */
export async function readSummaryDocument(
  { db }: Pick<FirebaseServices, 'db'>,
  id: string,
): Promise<SummaryEntry> {
  const stored = await findDocument(() => getDoc(summaryRef(db, id)));
  if (!stored) throw missingRoom(id);
  const parsed = parseSummaryEntry({ ...stored.data(), id });
  if (parsed.ok) return parsed.value;
  throw new BackendError('refused', `The summary cannot be read: ${parsed.refusal.path}`);
}
