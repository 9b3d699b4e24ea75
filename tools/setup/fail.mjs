/** A reason not to go on that the user can mend: one clear line instead of a stack trace. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** Ends the process; what is no SetupError is a fault of ours and shows where it happened. */
export function fail(error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
