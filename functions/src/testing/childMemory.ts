import { readdirSync, readFileSync } from 'node:fs';
import { pid } from 'node:process';

/** Watches the memory of this process's child processes, as Linux reports it. */
export function watchChildren(pace = 5) {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, ...childrenOf(pid).map(peakOf));
  }, pace);
  return {
    /** Stops watching; returns the most bytes that one of the processes held. */
    stop: (): number => {
      clearInterval(watch);
      return peak;
    },
  };
}

function childrenOf(parent: number): string[] {
  return readdirSync(`/proc/${parent}/task`).flatMap((task) =>
    read(`/proc/${parent}/task/${task}/children`).split(' ').filter(Boolean),
  );
}

function peakOf(child: string): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${child}/status`))?.[1] ?? 0) * 1024;
}

/** Returns an empty text once the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
