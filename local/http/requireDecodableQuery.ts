import type { RequestHandler } from 'express';
import { BadRequestError } from './BadRequestError.ts';

/**
 * Refuses a query that is no percent-encoded UTF-8: Node would put another character in the place of what it cannot
 * decode, so that several names became one.
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
