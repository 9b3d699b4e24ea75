import type { ErrorRequestHandler } from 'express';
import { AuthError } from '../auth/AuthError.ts';
import { isOutOfSpace } from '../store/isOutOfSpace.ts';
import { StorageError } from './StorageError.ts';

/** Answers failures in Cloud Storage's form. What is not ours to refuse goes on to the server's own handler. */
export const answerStorageErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const refusal = toStorageError(error);
  if (refusal === null || response.headersSent) return next(error);
  const { status, code, message } = refusal;
  request.resume();
  response.status(status).json({ error: { code: status, message, errors: [{ reason: code, message }] } });
};

function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (isOutOfSpace(error)) return new StorageError('quota-exceeded', 'The disk of the server is full.');
  if (error instanceof AuthError) return new StorageError('unauthenticated', error.message);
  if (!(error instanceof Error && 'status' in error)) return null;
  return Number(error.status) < 500 ? new StorageError('invalid-argument', error.message) : null;
}
