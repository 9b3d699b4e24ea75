import type { ChildProcess } from 'node:child_process';

/** Ends a started program, and waits until it is gone. */
export function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((settle) => {
    child.once('exit', () => settle());
    child.kill('SIGTERM');
  });
}
