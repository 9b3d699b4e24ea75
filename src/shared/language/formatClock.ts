/**
 * A remaining time as `4:07` or `1:02:09`, from milliseconds; rounded up to seconds, so that 0:00 means over.
 */
export function formatClock(milliseconds: number): string {
  return inSeconds(Math.max(0, Math.ceil(milliseconds / 1000)));
}

/** The time of an escape in the same form; rounded down like in sports: 4:07.3 is 4:07. */
export function formatTaken(milliseconds: number): string {
  return inSeconds(Math.floor(milliseconds / 1000));
}

function inSeconds(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}
