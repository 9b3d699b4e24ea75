import type { ChildProcess } from 'node:child_process';

/** Ends a program that was started, and waits until it is gone. */
export function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((settle) => {
    child.once('exit', () => settle());
    child.kill('SIGTERM');
  });
}
