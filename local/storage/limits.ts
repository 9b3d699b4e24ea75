/** What browsers may upload, as far as the rules let them. */
export interface UploadLimits {
  /** The largest file in bytes; the Admin SDK is held to it as well. */
  readonly maxBytes: number;
  /** The content types that are taken; null takes all. */
  readonly contentTypes: readonly string[] | null;
}

export const DEFAULT_LIMITS: UploadLimits = { maxBytes: 100 * 1024 * 1024, contentTypes: null };

/** Maximum bytes of what comes beside a file's own bytes: its settings as JSON, the lines of a multipart body. */
export const MAX_ENVELOPE_BYTES = 64 * 1024;

/** Maximum bytes of an object's custom key-value pairs, all together in UTF-8, as in Cloud Storage. */
export const MAX_METADATA_BYTES = 8 * 1024;

/** Milliseconds after which an upload in pieces that was not finished is cleared away. */
export const UNFINISHED_LIFETIME = 24 * 60 * 60 * 1000;

/** Maximum number of open multi-piece uploads of an account, since their bytes fill the disk. */
export const MAX_UNFINISHED = 50;

/** Maximum number of finished uploads that stay known for an account, for clients that missed the final response. */
export const MAX_FINISHED = 50;
