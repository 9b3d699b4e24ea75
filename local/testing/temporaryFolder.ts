import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of a test's own, and the way to remove it. */
export function makeTemporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'escape-rooms-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
