import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
/** Bytes that a memory disk must have: in containers it often has 64 MB, which the pictures of one server fill. */
const ENOUGH = 4 * 2 ** 30;

/** A folder of a test's own, and the way to remove it. */
export function makeTemporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(hasMemoryDisk() ? MEMORY_DISK : tmpdir(), 'embedded-backend-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Returns whether temporary folders can be in memory. Servers wait for the disk at each write: a real disk takes up to
 * 14 ms, thousands of times in one test run.
 */
function hasMemoryDisk(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return process.platform === 'linux' && bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
