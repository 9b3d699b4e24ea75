import type { ErrorRequestHandler } from 'express';
import { AuthError } from '../auth/AuthError.ts';
import { logFailure } from '../http/answerFailures.ts';
import { isOutOfSpace } from '../store/isOutOfSpace.ts';
import { StorageError } from './StorageError.ts';

/** Sends failures in Cloud Storage's form with numeric codes, which decide whether clients retry. */
export const answerStorageErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const { status, code, message } = toStorageError(error);
  if (code === 'internal') logFailure(request, error);
  request.resume();
  response.status(status).json({ error: { code: status, message, errors: [{ reason: code, message }] } });
};

function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (isOutOfSpace(error)) return new StorageError('quota-exceeded', 'The disk of the server is full.');
  if (error instanceof AuthError) return new StorageError('unauthenticated', error.message);
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN;
  if (error instanceof Error && status < 500) return new StorageError('invalid-argument', error.message);
  return new StorageError('internal', 'Something went wrong on the server.', { cause: error });
}
