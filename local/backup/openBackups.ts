import { randomBytes } from 'node:crypto';
import type { OpenPart } from '../OpenParts.ts';
import { type BackupRouterDeps, backupRouter } from './backupRouter.ts';
import { removeServerNote, writeServerNote } from './serverNote.ts';

interface OpenBackups extends OpenPart {
  /**
   * Writes the file by which commands find the server; anyone who can read the data folder may request a
   * backup.
   */
  readonly announce: (adminPort: number) => Promise<OpenPart>;
}

/** Opens the endpoints for the backup commands. */
export function openBackups(deps: Omit<BackupRouterDeps, 'secret'>): OpenBackups {
  const { root } = deps.data;
  const secret = randomBytes(32).toString('base64url');
  return {
    routers: { admin: backupRouter({ ...deps, secret }) },
    announce: async (port) => {
      await writeServerNote(root, { port, secret });
      return { close: () => removeServerNote(root) };
    },
  };
}
