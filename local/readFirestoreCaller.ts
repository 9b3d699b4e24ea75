import type { IncomingMessage } from 'node:http';
import { AuthError } from './auth/AuthError.ts';
import type { Caller } from './auth/Caller.ts';
import { FirestoreError } from './firestore/FirestoreError.ts';

type ReadCaller = (request: IncomingMessage) => Caller | null;

/**
 * Auth's check, with refusals as Firestore errors. The returned function throws FirestoreError
 * UNAUTHENTICATED (401), on which the SDK drops its token.
 */
export function readFirestoreCaller(readCaller: ReadCaller): ReadCaller {
  return (request) => {
    try {
      return readCaller(request);
    } catch (error) {
      throw error instanceof AuthError ? new FirestoreError('UNAUTHENTICATED', error.message) : error;
    }
  };
}
