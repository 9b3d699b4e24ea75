import * as v from 'valibot';
import { invalidArgument } from '../FirestoreError.ts';

/** Parses a request's message; INVALID_ARGUMENT names the path of the first fault. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalidArgument(`Invalid request at "${v.getDotPath(issue) ?? ''}": ${issue.message}`);
}
