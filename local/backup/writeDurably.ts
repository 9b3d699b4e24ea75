import { open } from 'node:fs/promises';

/** Writes a new file through to the disk. */
export async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Brings what was written to a path on to the disk; of a folder, its list of names. */
export async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  // Windows has no handle on a folder to sync.
  if (flags === 'r' && process.platform === 'win32') return;
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
