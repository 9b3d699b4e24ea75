import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { describeError, escapeUnseen } from '../log/escapeUnseen.ts';

/** Handles a request that no part of the backend has handled. */
export const answerUnknown: RequestHandler = (_request, response) => {
  response.status(404).json({ error: { code: 'notFound', message: 'No such address' } });
};

/** A fault of ours: the details go to the terminal, never to the browser. */
export const answerFailures: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const status = statusOf(error);
  if (status === 500) logFailure(request, error);
  if (response.headersSent) return next(error);
  const refusal = { code: 'badRequest', message: 'The request could not be understood' };
  const fault = { code: 'internal', message: 'Something went wrong on the server' };
  response.status(status).json({ error: status === 500 ? fault : refusal });
};

/** Logs an internal error to the terminal. */
export function logFailure({ method, path }: Request, error: unknown): void {
  const reason = error instanceof Error ? describeError(error) : escapeUnseen(String(error));
  console.error(`${method} ${escapeUnseen(path)} failed: ${reason}`);
}

/**
 * The status of an error; Express marks faulty requests, such as a malformed address, by a status below 500.
 */
function statusOf(error: unknown): number {
  if (!(error instanceof Error && 'status' in error)) return 500;
  const status = Number(error.status);
  return status >= 400 && status < 500 ? status : 500;
}
