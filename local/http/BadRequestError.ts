/** The request itself is at fault; each entry point responds with 400 in its own form. */
export class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
  readonly status = 400;
}
