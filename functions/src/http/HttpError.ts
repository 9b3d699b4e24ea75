/** A call that fails for a reason the caller may know. Everything else that is thrown is answered as `internal`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function badRequest(message: string): HttpError {
  return new HttpError(400, 'badRequest', message);
}

export function unauthenticated(message: string): HttpError {
  return new HttpError(401, 'unauthenticated', message);
}

export function notFound(message: string): HttpError {
  return new HttpError(404, 'notFound', message);
}

/** SPEC §5: also for a room that is not the caller's or not published, so that the answers tell nothing apart. */
export function roomNotFound(id: string): HttpError {
  return notFound(`Room with id ${id} not found`);
}
