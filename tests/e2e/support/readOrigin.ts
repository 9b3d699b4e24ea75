import type { ChildProcess } from 'node:child_process';

const READY = /^The app is ready: (http:\/\/\S+)/m;

/**
 * Waits until a server that was just spawned says that it is ready, and returns its address. Only its own word counts: a
 * request could be answered by a server that someone else has started on the same port. Rejects with what it printed if it
 * ends before.
 */
export function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: unknown) => {
      output += chunk;
      const origin = READY.exec(output)?.[1];
      if (origin !== undefined) resolve(origin.replace('localhost', '127.0.0.1'));
    };
    // Both are read to their end, since a full pipe would stop the server.
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
