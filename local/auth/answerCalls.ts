import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { TooBusyError } from '../http/ConcurrencyLimit.ts';
import { parseJson } from '../http/parseJson.ts';
import { isOutOfSpace } from '../store/isOutOfSpace.ts';
import { AuthError } from './AuthError.ts';

/** The sender of a request, apart from its body. */
export interface Asker {
  /** The network address that the request came from. */
  clientAddress: string;
  /** The language of mails, as in the SDKs' `auth.languageCode`; empty if none was set. */
  language: string;
}

export type Call = (body: unknown, asker: Asker) => object | Promise<object>;

const BODY_LIMIT = '64kb';

/** Reads a JSON body whatever type the request claims: the SDKs differ in it. */
export const readJsonBody: readonly RequestHandler[] = [
  express.raw({ type: () => true, limit: BODY_LIMIT }),
  (request, _response, next) => {
    request.body = parseJson(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    next();
  },
];
export const readForm = express.urlencoded({ extended: false, limit: BODY_LIMIT });

export async function answer(call: Call | undefined, request: Request, response: Response): Promise<void> {
  if (call === undefined) throw new AuthError('NOT_FOUND');
  const clientAddress = request.socket.remoteAddress ?? '';
  const language = request.get('x-firebase-locale') ?? '';
  response.set('cache-control', 'no-store').json(await call(request.body, { clientAddress, language }));
}

/** Sends failures in Identity Toolkit's form. Errors of other kinds go on to the server's own handler. */
export const answerAuthErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refusal = toAuthError(error);
  if (refusal === null) return next(error);
  const { status, message } = refusal;
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  response.status(status).json({ error: { code: status, message, errors } });
};

function toAuthError(error: unknown): AuthError | null {
  if (error instanceof AuthError) return error;
  if (isOutOfSpace(error)) return new AuthError('QUOTA_EXCEEDED', 'The disk of the server is full.');
  if (error instanceof TooBusyError)
    return new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many passwords are being checked.');
  return isBadBody(error) ? new AuthError('INVALID_ARGUMENT', error.message) : null;
}

/** Returns whether the request is at fault: body-parser gives such errors a status below 500. */
function isBadBody(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && Number(error.status) < 500;
}
