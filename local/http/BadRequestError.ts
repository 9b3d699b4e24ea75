/** The request itself is to blame; every door answers it by 400 in its own form. */
export class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
  readonly status = 400;
}
