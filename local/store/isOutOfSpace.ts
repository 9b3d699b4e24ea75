/** SQLite's own code, and those of writing to a file or to SQLite's shared memory. */
const CODES: ReadonlySet<unknown> = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_IOERR_SHMSIZE',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
]);

/** Whether a write failed because the disk had no room for it. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(error.code);
}
