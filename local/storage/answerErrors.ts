import express, { type ErrorRequestHandler } from 'express';
import { AuthError } from '../auth/AuthError.ts';
import { StorageError } from './StorageError.ts';

/** DESIGN §4: an upload is at most 5 MB. */
export const MAX_OBJECT_BYTES = 5 * 1024 * 1024;
/** For what a multipart upload carries beside the file. */
const ENVELOPE_BYTES = 64 * 1024;

/** Reads a body as it is, into a Buffer, up to an object's size. */
export const readBytes = express.raw({ type: () => true, limit: MAX_OBJECT_BYTES + ENVELOPE_BYTES });

/** @throws StorageError too-large */
export function requireObjectSize(bytes: Buffer): Buffer {
  if (bytes.length > MAX_OBJECT_BYTES) throw tooLarge();
  return bytes;
}

/** Answers failures in Cloud Storage's form. What is not ours to refuse goes on to the server's own handler. */
export const answerStorageErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refusal = toStorageError(error);
  if (refusal === null) return next(error);
  const { status, code, message } = refusal;
  response.status(status).json({ error: { code: status, message, errors: [{ reason: code, message }] } });
};

function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof AuthError) return new StorageError('unauthenticated', error.message);
  if (!(error instanceof Error && 'status' in error)) return null;
  if (error.status === 413) return tooLarge();
  return Number(error.status) < 500 ? new StorageError('invalid-argument', error.message) : null;
}

function tooLarge(): StorageError {
  return new StorageError('too-large', `A file may have ${MAX_OBJECT_BYTES} bytes at most.`);
}
