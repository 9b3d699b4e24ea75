import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { parseRoomStats, type RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { readDocuments } from '../../shared/firebase/readDocuments.ts';

/** Statistics of a creator's live versions. */
export async function listStatsDocuments({ db }: FirebaseServices, creatorId: string): Promise<RoomStats[]> {
  const own = query(collection(db, 'roomStats'), where('creatorId', '==', creatorId));
  return readDocuments((await getDocs(own)).docs, parseRoomStats);
}
