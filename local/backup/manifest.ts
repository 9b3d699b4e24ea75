import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isOwnFile } from '../store/ownFiles.ts';
import { BackupError } from './BackupError.ts';

const MANIFEST_FILE = 'manifest.json';

export const BACKUP_FORMAT = 'embedded-backend-backup';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const manifestSchema = v.object({
  /** Backups of older versions have the second name. */
  format: v.picklist([BACKUP_FORMAT, 'escape-rooms-backup']),
  /** The data folder's version. */
  dataVersion: count,
  /** ISO 8601. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  documents: count,
  accounts: count,
  /** Uploaded files; the database holds the checksum of each. */
  files: v.object({ count, bytes: count }),
  database: v.object({ bytes: count, sha256: v.string() }),
  /** Names on disk of files that were missing or damaged already when the backup was taken. */
  spoiltFiles: v.array(
    v.pipe(
      v.string(),
      v.check((file) => isOwnFile(file)),
    ),
  ),
});

/** A backup's description of itself. It is written last, so a folder without one is incomplete. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(backup, MANIFEST_FILE), text, { mode: 0o600 });
}

/** @throws BackupError for a folder that is no backup */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST_FILE), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${backup} is no backup: it has no ${MANIFEST_FILE}.`, { cause });
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (parsed.success) return parsed.output;
  throw new BackupError(`${backup} is no whole backup: its ${MANIFEST_FILE} cannot be understood.`);
}
