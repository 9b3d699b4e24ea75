import { open } from 'node:fs/promises';

/** Flushes a file (`r+`), or a folder's list of names (`r`), to the disk. */
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
