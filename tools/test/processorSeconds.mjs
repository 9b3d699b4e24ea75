import { readFileSync } from 'node:fs';

/** Linux counts them in hundredths of a second, whatever its own clock is. */
const TICKS_A_SECOND = 100;

/**
 * Processor seconds (user and system) of this process and of all its descendants that have ended and were
 * waited for; null if the system does not report them.
 */
export function processorSeconds() {
  const fields = readFields();
  if (fields === null) return null;
  const [user, system, usersBelow, systemsBelow] = fields;
  return (user + system + usersBelow + systemsBelow) / TICKS_A_SECOND;
}

/** The program's name may hold blanks and parentheses: fields are counted behind its last one. */
function readFields() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
  } catch {
    return null;
  }
}
