import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing, for their owner alone. Plain Node, since a start calls it before
 * any package is installed. Makes one folder after the other, since Node's own recursive mkdir never returns where the
 * system says of a new folder that it does not exist, as below /proc.
 * @throws the system's error
 */
export function makeFolder(folder) {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
