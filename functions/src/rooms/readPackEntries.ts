import type { Firestore } from 'firebase-admin/firestore';
import { PACK_IDS } from '../../../core/account/products.ts';
import { parseBackgroundEntry, parseCatalogueEntry } from '../../../core/catalogue/catalogueSchema.ts';
import type { Result } from '../../../core/util/result.ts';

/** Returns the catalogue entries that are sold in packs, skipping unreadable ones. */
export async function readPackEntries(db: Firestore) {
  const [items, backgrounds] = await Promise.all([
    readEntries(db, 'items', parseCatalogueEntry),
    readEntries(db, 'backgrounds', parseBackgroundEntry),
  ]);
  return { items, backgrounds };
}

async function readEntries<Entry>(
  db: Firestore,
  collection: string,
  parse: (stored: unknown) => Result<Entry, unknown>,
): Promise<readonly Entry[]> {
  const { docs } = await db
    .collection(collection)
    .where('collection', 'in', [...PACK_IDS])
    .get();
  return docs.flatMap((document) => {
    const parsed = parse(document.data());
    return parsed.ok ? [parsed.value] : [];
  });
}
