/** An upload is at most 5 MB. */
export const MAX_OBJECT_BYTES = 5 * 1024 * 1024;

/** For what comes beside a file's bytes: its settings as JSON, a multipart body's own lines. */
export const MAX_ENVELOPE_BYTES = 64 * 1024;

/** For an object's own key-value pairs, keys and values in UTF-8 together, as in Cloud Storage. */
export const MAX_METADATA_BYTES = 8 * 1024;

/** Milliseconds after which an upload in pieces that was not finished is cleared away. */
export const UNFINISHED_LIFETIME = 24 * 60 * 60 * 1000;

/** How many uploads in pieces one account may have open: what they have sent so far fills the disk. */
export const MAX_UNFINISHED = 50;

/** How many finished ones stay known for each account, to answer whoever did not hear that it was the end. */
export const MAX_FINISHED = 50;
