import { join } from 'node:path';
import { DATABASE_FILE, FILES_FOLDER } from '../store/checkDataFolder.ts';
import { DatabaseFault } from '../store/DatabaseFault.ts';
import { checkPages, openForReading } from '../store/inspectDatabase.ts';
import { DATA_VERSION, readDataVersion } from '../store/migrations/migrate.ts';
import { ownFilePath } from '../store/ownFiles.ts';
import { BackupError } from './BackupError.ts';
import { listNamedFiles, type NamedFile, nullIfMissing, readWhole, sha256Of } from './contents.ts';
import { forEachFile } from './forEachFile.ts';
import { type Manifest, readManifest } from './manifest.ts';

interface VerifiedBackup {
  manifest: Manifest;
  /** The files that are to be brought in: those that were spoilt already when it was taken are not among them. */
  files: readonly NamedFile[];
}

/**
 * Reads a whole backup and compares it with its manifest. @throws BackupError if it is of a newer version, if
 * anything is missing or changed, or if it names files outside itself
 */
export async function verifyBackup(backup: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(backup);
  if (manifest.dataVersion > DATA_VERSION)
    throw new BackupError(
      `The backup ${backup} is of version ${manifest.dataVersion}, and this program knows versions up to ${DATA_VERSION}. Update the program.`,
    );
  const database = join(backup, DATABASE_FILE);
  const sha256 = await sha256Of(database).catch(nullIfMissing);
  if (sha256 !== manifest.database.sha256)
    throw damaged(backup, `${DATABASE_FILE} is not the one that it was made with`);
  const spoilt = new Set(manifest.spoiltFiles);
  const files = readNamedFiles(backup, database).filter(({ file }) => !spoilt.has(file));
  await forEachFile(files, async (named) => {
    const bytes = await readWhole(ownFilePath(join(backup, FILES_FOLDER), named.file), named);
    if (bytes === null) throw damaged(backup, `${FILES_FOLDER}/${named.file} is missing or changed`);
  });
  return { manifest, files };
}

function readNamedFiles(backup: string, file: string): readonly NamedFile[] {
  try {
    const database = openForReading(file);
    try {
      readDataVersion(database);
      checkPages(database);
      return listNamedFiles(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw error instanceof DatabaseFault ? damaged(backup, error.message) : error;
  }
}

function damaged(backup: string, reason: string): BackupError {
  return new BackupError(`The backup ${backup} is damaged (${reason}). Nothing was restored.`);
}
