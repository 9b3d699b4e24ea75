import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOBODY = 65534;

/** Options for a process without special rights, since root could write anywhere. */
export const WITHOUT_RIGHTS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

interface UnusableFolder {
  what: string;
  /** Creates it in an existing folder; returns its path. */
  make: (folder: string) => string;
}

/** Returns folders in which a process without special rights cannot store anything. */
export function unusableFolders(): UnusableFolder[] {
  const anywhere: UnusableFolder[] = [
    { what: 'a file is in its place', make: (folder) => makeFile(join(folder, 'file')) },
    { what: 'a file is above it', make: (folder) => join(makeFile(join(folder, 'file')), 'data') },
    { what: 'it is read-only', make: (folder) => makeClosed(join(folder, 'closed'), 0o555) },
    {
      what: 'the one above it is read-only',
      make: (folder) => join(makeClosed(join(folder, 'closed'), 0o555), 'data'),
    },
    { what: 'it is shut', make: (folder) => makeClosed(join(folder, 'closed'), 0o000) },
  ];
  // Node's own recursive mkdir never returns there.
  const below = { what: 'it is below /proc', make: () => '/proc/none/data' };
  if (process.platform === 'win32') return anywhere.slice(0, 2);
  return process.platform === 'linux' ? [...anywhere, below] : anywhere;
}

function makeFile(path: string): string {
  writeFileSync(path, '');
  return path;
}

function makeClosed(path: string, mode: number): string {
  mkdirSync(path);
  chmodSync(path, mode);
  return path;
}
