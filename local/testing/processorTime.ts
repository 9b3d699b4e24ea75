/** Milliseconds of the processor that some work takes: on a busy machine the clock counts what others do as well. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
