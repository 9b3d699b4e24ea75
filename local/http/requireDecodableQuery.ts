import type { RequestHandler } from 'express';
import { BadRequestError } from './BadRequestError.ts';

/**
 * Refuses a query that is not percent-encoded UTF-8: Node would replace invalid parts, so that different
 * names would become equal.
 * @throws BadRequestError
 */
export const requireDecodableQuery: RequestHandler = ({ url }, _response, next) => {
  const start = url.indexOf('?');
  try {
    if (start >= 0) decodeURIComponent(url.slice(start));
  } catch (cause) {
    throw new BadRequestError('The query cannot be decoded', { cause });
  }
  next();
};
