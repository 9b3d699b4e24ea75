import type { CrashReport } from './crashRounds.ts';

/** The figures of a crash test in one line. */
export function describeReport({ rounds, acknowledged, breaches, restarts }: CrashReport): string {
  const writes = Object.entries(acknowledged).map(([name, count]) => `${name} ${count}`);
  const count = (type: string) => breaches.filter((breach) => breach.type === type).length;
  return [
    `${rounds} rounds`,
    `acknowledged: ${writes.join(', ')}`,
    `lost ${count('lost')}, half ${count('half')}, left over ${count('left')}`,
    `median restart ${Math.round(median(restarts))} ms`,
  ].join('; ');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
