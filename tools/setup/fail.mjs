/** A reason not to go on that the user can mend: one clear line instead of a stack trace. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** Error codes for missing rights, and for a read-only or full disk. */
const REFUSALS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/** Ends the process; internal errors are shown with their stack. */
export function fail(error) {
  const isForUser = error instanceof SetupError || REFUSALS.includes(error?.code);
  console.error(isForUser ? error.message : error);
  process.exit(1);
}
