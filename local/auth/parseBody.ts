import * as v from 'valibot';
import { AuthError } from './AuthError.ts';

/** The database would keep a text only up to its first NUL: two ids could then become one. */
const storableText = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0'), 'Holds a NUL character'),
);

export const localIdSchema = v.pipe(storableText, v.minLength(1), v.maxLength(128));
/** Text of a profile, as Identity Toolkit limits it. */
export const displayNameSchema = v.pipe(storableText, v.maxLength(256));
export const photoUrlSchema = v.pipe(storableText, v.maxLength(2048));
export const deletableAttributesSchema = v.array(v.picklist(['DISPLAY_NAME', 'PHOTO_URL']));
type DeletableAttribute = v.InferOutput<typeof deletableAttributesSchema>[number];

/** @throws AuthError INVALID_ARGUMENT naming the first fault */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new AuthError('INVALID_ARGUMENT', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

interface ProfileRequest {
  displayName?: string | null | undefined;
  photoUrl?: string | null | undefined;
  deleteAttribute?: readonly DeletableAttribute[] | undefined;
}

/**
 * A request's changes of name and picture: the wire format has "unset" (no change), text, and attributes to
 * remove.
 */
export function profileChange(request: ProfileRequest): {
  displayName?: string | null;
  photoUrl?: string | null;
} {
  const dropped = new Set(request.deleteAttribute);
  return {
    ...(typeof request.displayName === 'string' && { displayName: request.displayName }),
    ...(typeof request.photoUrl === 'string' && { photoUrl: request.photoUrl }),
    ...(dropped.has('DISPLAY_NAME') && { displayName: null }),
    ...(dropped.has('PHOTO_URL') && { photoUrl: null }),
  };
}
