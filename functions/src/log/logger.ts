import { logger as plain } from 'firebase-functions/v2';
import { describeError, escapeUnseen } from '../../../core/util/escapeUnseen.ts';

type Write = (...parts: readonly unknown[]) => void;

interface Logger {
  warn: Write;
  error: Write;
}

/** The functions' logger. */
export const logger: Logger = withoutUnseen(plain);

/** Returns a logger that escapes invisible characters, since lines may contain users' names and ids. */
export function withoutUnseen({ warn, error }: Logger): Logger {
  return {
    warn: (...parts) => warn(...parts.map(shown)),
    error: (...parts) => error(...parts.map(shown)),
  };
}

function shown(part: unknown): unknown {
  if (part instanceof Error) return describeError(part);
  return typeof part === 'string' ? escapeUnseen(part) : part;
}
