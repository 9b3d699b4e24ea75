/** Milliseconds of processor time for a sample. */
const SAMPLE = 20;

/** Factor by which work is slower than on a quiet machine; 1 on a quiet one. */
export function slowness(): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < SAMPLE) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - begun) / SAMPLE);
}
