/** A reason not to go on that the user can mend: one clear line instead of a stack trace. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** What the machine says where somebody has no rights, or a disk is read-only or full. */
const REFUSALS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/** Ends the process; what nobody but us can mend shows where it happened. */
export function fail(error) {
  const isForUser = error instanceof SetupError || REFUSALS.includes(error?.code);
  console.error(isForUser ? error.message : error);
  process.exit(1);
}
