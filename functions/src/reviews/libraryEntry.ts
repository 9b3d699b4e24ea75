import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { BASIC_COLLECTION } from '../../../core/account/products.ts';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import { likenessBands } from '../../../core/catalogue/likenessBands.ts';
import { type BackgroundEntry, type CatalogueEntry, LAST_PLACE } from '../../../core/catalogue/model.ts';
import { libraryUri, pictureIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { setByAdminOf } from '../catalogue/catalogueRefs.ts';
import type { StoredReview } from './readReview.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Returns the id of the library entry for an upload. */
export function libraryIdOf(uploadId: string): string {
  return `u_${uploadId}`;
}

export function libraryRef(db: Firestore, kind: UploadKind, uploadId: string): DocumentReference {
  return db.doc(`${kind === 'item' ? 'items' : 'backgrounds'}/${libraryIdOf(uploadId)}`);
}

/** Fields that describe the picture and always follow the approved one, even if an admin had set them. */
export const OF_THE_PICTURE = ['variants', 'colorOrder', 'moods', 'moodOrder', 'aspect', 'hitBox', 'holds'];

/**
 * Returns what an approval stores in `items` or `backgrounds`; fields of the present entry (`before`) that an
 * admin set are kept.
 */
export function toLibraryEntry(review: StoredReview, before: Fields | null): Fields {
  const kept = setByAdminOf(before).filter(
    (field) => field !== 'is_active' && !OF_THE_PICTURE.includes(field),
  );
  const entry = {
    ...(review.kind === 'item' ? libraryItem(review.entry) : libraryBackground(review.entry)),
    id: libraryIdOf(review.uploadId),
    collection: BASIC_COLLECTION,
    order: LAST_PLACE,
    ...Object.fromEntries(kept.map((field) => [field, before?.[field]])),
    is_active: true,
  };
  const { likenesses = [] } = review.measured ?? {};
  return {
    ...entry,
    searchWords: entryWordsOf(entry),
    setByAdmin: kept,
    reviewId: review.id,
    likenesses,
    likenessBands: [...new Set(likenesses.flatMap(likenessBands))],
  };
}

/** Replaces the uploader's picture addresses by the library's. */
function libraryItem(entry: CatalogueEntry): CatalogueEntry {
  const variants = Object.entries(entry.variants).map(([color, variant]) => [
    color,
    { default: toLibrary(variant.default), opened: toLibrary(variant.opened) },
  ]);
  return { ...entry, variants: Object.fromEntries(variants) };
}

function libraryBackground(entry: BackgroundEntry): BackgroundEntry {
  const moods = Object.entries(entry.moods).map(([mood, light]) => [
    mood,
    { ...light, uri: toLibrary(light.uri) },
  ]);
  return { ...entry, moods: Object.fromEntries(moods) };
}

function toLibrary(uri: string): string {
  return libraryUri(pictureIdOf(uri));
}
