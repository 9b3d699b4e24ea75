import { randomBytes } from 'node:crypto';
import type { OpenPart } from '../OpenParts.ts';
import { type BackupRouterDeps, backupRouter } from './backupRouter.ts';
import { removeServerNote, writeServerNote } from './serverNote.ts';

interface OpenBackups extends OpenPart {
  /** Tells the commands how to reach the server; whoever may read the data folder may ask for a backup. */
  readonly announce: (adminPort: number) => Promise<OpenPart>;
}

/** Opens what the backup commands ask a running server for. */
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
