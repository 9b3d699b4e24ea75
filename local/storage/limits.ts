/** An upload is at most 5 MB. */
export const MAX_OBJECT_BYTES = 5 * 1024 * 1024;

/** For what comes beside a file's bytes: its settings as JSON, a multipart body's own lines. */
export const MAX_ENVELOPE_BYTES = 64 * 1024;

/** Milliseconds after which an upload in pieces that was not finished is cleared away. */
export const UNFINISHED_LIFETIME = 24 * 60 * 60 * 1000;

/** How many uploads in pieces one account may have open: what they have sent so far fills the disk. */
export const MAX_UNFINISHED = 50;
