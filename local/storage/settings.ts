import * as v from 'valibot';
import { MAX_METADATA_BYTES } from './limits.ts';
import { StorageError } from './StorageError.ts';
import type { NewObject, ObjectSettings } from './StoredObject.ts';

/** The key of an object's download token among Cloud Storage's key-value pairs. */
export const TOKEN_KEY = 'firebaseStorageDownloadTokens';

/** Printable ASCII alone: a line break would end the header and begin another. */
const headerSchema = v.nullish(v.pipe(v.string(), v.maxLength(1024), v.regex(/^[\x20-\x7e]*$/)));
const metadataSchema = v.nullish(v.record(v.string(), v.nullable(v.string())));

const settingsSchema = v.object({
  contentType: headerSchema,
  contentDisposition: headerSchema,
  contentEncoding: headerSchema,
  contentLanguage: headerSchema,
  cacheControl: headerSchema,
  metadata: metadataSchema,
  md5Hash: v.optional(v.string()),
  crc32c: v.optional(v.string()),
});
type SettingsRequest = v.InferOutput<typeof settingsSchema>;

/** @throws StorageError invalid-argument naming the first fault */
export function parseSettings(body: unknown): SettingsRequest {
  const parsed = v.safeParse(settingsSchema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StorageError('invalid-argument', `${v.getDotPath(issue) ?? 'metadata'}: ${issue.message}`);
}

/**
 * Like `parseSettings`, for an upload that also states its file's type separately; the settings take
 * precedence. @throws StorageError invalid-argument naming the first fault
 */
export function parseUploadSettings(body: unknown, contentType: string | null): SettingsRequest {
  const settings = parseSettings(body);
  return { ...settings, contentType: settings.contentType ?? parseSettings({ contentType }).contentType };
}

/** The object of an upload request. @throws StorageError invalid-argument if the metadata are too long */
export function newObject(name: string, request: SettingsRequest): NewObject {
  return {
    name,
    settings: {
      contentType: request.contentType ?? null,
      contentDisposition: request.contentDisposition ?? null,
      contentEncoding: request.contentEncoding ?? null,
      contentLanguage: request.contentLanguage ?? null,
      cacheControl: request.cacheControl ?? null,
      metadata: mergeMetadata({}, request.metadata),
    },
    downloadToken: null,
    checksums: { md5Hash: request.md5Hash, crc32c: request.crc32c },
  };
}

/**
 * The changes of a request: absent fields stay, null clears, and pairs change one by one. @throws
 * StorageError invalid-argument if the metadata would be too long
 */
export function settingsChange(before: ObjectSettings, request: SettingsRequest): ObjectSettings {
  const { metadata, md5Hash: _md5Hash, crc32c: _crc32c, ...headers } = request;
  const change = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...change,
    metadata: metadata === null ? {} : mergeMetadata(before.metadata, metadata),
  };
}

function mergeMetadata(
  before: Readonly<Record<string, string>>,
  change: SettingsRequest['metadata'],
): Record<string, string> {
  const merged: Record<string, string> = { ...before };
  for (const [key, value] of Object.entries(change ?? {})) {
    if (value === null) delete merged[key];
    else if (key !== TOKEN_KEY) merged[key] = value;
  }
  requireShort({ ...merged, ...(change?.[TOKEN_KEY] && { [TOKEN_KEY]: change[TOKEN_KEY] }) });
  return merged;
}

function requireShort(metadata: Readonly<Record<string, string>>): void {
  const bytes = Object.entries(metadata)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes <= MAX_METADATA_BYTES) return;
  throw new StorageError('invalid-argument', `metadata: more than ${MAX_METADATA_BYTES} bytes`);
}

/** Returns the download token set by an Admin SDK's request; undefined if it contains none. */
export function requestedToken(request: SettingsRequest): string | null | undefined {
  return request.metadata?.[TOKEN_KEY];
}
