/** What is left, as `4:07` or `1:02:09` from milliseconds; whole seconds, rounded up so that 0:00 means over. */
export function formatClock(milliseconds: number): string {
  return inSeconds(Math.max(0, Math.ceil(milliseconds / 1000)));
}

/** What an escape took, in the same form; cut to whole seconds, as sports do: 4:08 is not told of 4:07.3. */
export function formatTaken(milliseconds: number): string {
  return inSeconds(Math.floor(milliseconds / 1000));
}

function inSeconds(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}
