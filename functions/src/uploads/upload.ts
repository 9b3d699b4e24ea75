import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { parseUpload, type Upload } from '../../../core/catalogue/upload.ts';
import { HttpError } from '../http/HttpError.ts';

export function uploadRef(db: Firestore, uploadId: string): DocumentReference {
  return db.doc(`uploads/${uploadId}`);
}

export function reviewRef(db: Firestore, reviewId: string): DocumentReference {
  return db.doc(`reviews/${reviewId}`);
}

/** Parses the caller's own upload. @throws notFound, also for another's, so that it reveals nothing */
export function readUpload(stored: DocumentSnapshot, userId: string): Upload {
  if (stored.get('userId') !== userId) throw uploadNotFound(stored.id);
  const parsed = parseUpload({ ...stored.data(), id: stored.id });
  if (parsed.ok) return parsed.value;
  throw new Error(`${stored.ref.path} cannot be read: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/** Returns the upload as stored, without its id, which is the document's. */
export function toStored({ id: _, ...upload }: Upload): Omit<Upload, 'id'> {
  return upload;
}

function uploadNotFound(id: string): HttpError {
  return new HttpError('notFound', `Upload with id ${id} not found`);
}
