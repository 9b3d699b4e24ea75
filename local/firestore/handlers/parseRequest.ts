import * as v from 'valibot';
import { invalidArgument } from '../FirestoreError.ts';
import { shorten } from '../values/shorten.ts';

/** Maximum length of the message: enough for every path and fault of an honest request. */
const MAX_WORDS = 300;

/**
 * Parses a request's message or the part of it at a path such as `writes.1`.
 * @throws FirestoreError INVALID_ARGUMENT, which names the path of the first fault
 */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  at = '',
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = [at, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
  throw invalidArgument(
    `Invalid request at "${shorten(path, MAX_WORDS)}": ${shorten(issue.message, MAX_WORDS)}`,
  );
}
