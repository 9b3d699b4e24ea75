import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataFolder } from '../openDataFolder.ts';
import { DATABASE_FILE, FILES_FOLDER } from '../store/checkDataFolder.ts';
import { DatabaseFault } from '../store/DatabaseFault.ts';
import { isOutOfSpace } from '../store/isOutOfSpace.ts';
// biome-ignore lint/correctness/useImportExtensions: the linter takes the types beside the file for the file
import { makeFolder } from '../store/makeFolder.mjs';
import { DATA_VERSION } from '../store/migrations/migrate.ts';
import { ownFilePath } from '../store/ownFiles.ts';
import { syncPath } from '../store/syncPath.ts';
import { BackupError } from './BackupError.ts';
import { type NamedFile, nullIfMissing, readWhole, requireOwn, sha256Of } from './contents.ts';
import { copyDatabase } from './copyDatabase.ts';
import { forEachFile } from './forEachFile.ts';
import { BACKUP_FORMAT, type Manifest, writeManifest } from './manifest.ts';
import { requireOutside } from './requireOutside.ts';
import { writeDurably } from './writeDurably.ts';

/** Copies one file into the backup; returns whether it is complete there. */
type TakeFile = (from: string, to: string, file: NamedFile) => Promise<boolean>;

/**
 * Copies a data folder, even while it is written to: the database at one point in time, and the files that it
 * refers to. Unfinished uploads are left out; their senders start over. The target appears only when it is
 * complete. @throws BackupError if the target exists or is in the data folder, or the disk is full
 */
export function backUp(data: DataFolder, target: string): Promise<Manifest> {
  return fillTarget(data, target, copyChecked);
}

/**
 * Like `backUp`, but fast and with little space, before a restore. Files are linked instead of copied, so it
 * is not safe against a broken disk. @throws BackupError as `backUp`
 */
export function setAside(data: DataFolder, target: string): Promise<Manifest> {
  return fillTarget(data, target, linkOrCopy);
}

async function fillTarget(data: DataFolder, target: string, takeFile: TakeFile): Promise<Manifest> {
  if (existsSync(target))
    throw new BackupError(`${target} is there already. Choose another folder for the backup.`);
  requireOutside(data.root, target);
  // A unique name, so that an interrupted or concurrent backup cannot mix with this one.
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    makeTarget(target, join(partial, FILES_FOLDER));
    const manifest = await data.files.keepAll(() => fill(data, partial, takeFile));
    await writeManifest(partial, manifest);
    await syncPath(partial, 'r');
    await rename(partial, target);
    await syncPath(dirname(target), 'r');
    return manifest;
  } catch (error) {
    // The reason for the failure may also prevent the removal; the first error is the one to report.
    await rm(partial, { recursive: true, force: true }).catch(() => {});
    throw toBackupError(target, error);
  }
}

async function fill({ root, files }: DataFolder, partial: string, takeFile: TakeFile): Promise<Manifest> {
  const file = join(partial, DATABASE_FILE);
  const copy = await copyDatabase(join(root, DATABASE_FILE), file);
  const named = requireOwn(copy.files);
  await syncPath(file, 'r+');
  const spoiltFiles: string[] = [];
  await forEachFile(named, async (one) => {
    const to = ownFilePath(join(partial, FILES_FOLDER), one.file);
    await mkdir(dirname(to), { recursive: true });
    if (!(await takeFile(files.pathOf(one.file), to, one))) spoiltFiles.push(one.file);
  });
  return {
    format: BACKUP_FORMAT,
    dataVersion: DATA_VERSION,
    takenAt: new Date().toISOString(),
    documents: copy.documents,
    accounts: copy.accounts,
    files: { count: named.length, bytes: named.reduce((sum, { size }) => sum + size, 0) },
    database: { bytes: (await stat(file)).size, sha256: await sha256Of(file) },
    spoiltFiles,
  };
}

/** Copies a damaged file too, since parts of it may be recoverable. */
async function copyChecked(from: string, to: string, named: NamedFile): Promise<boolean> {
  const bytes = await readWhole(from, named);
  if (bytes !== null) await writeDurably(to, bytes);
  else await copyFile(from, to).catch(nullIfMissing);
  return bytes !== null;
}

/**
 * Links a file, which is as good as a copy, since the file of an object never changes. Some disks do not
 * support links.
 */
async function linkOrCopy(from: string, to: string, named: NamedFile): Promise<boolean> {
  if (!existsSync(from)) return false;
  try {
    await link(from, to);
    return true;
  } catch {
    return copyChecked(from, to, named);
  }
}

/**
 * Makes the target's folder. Whatever prevents that, except for a full disk, means that another place has to be chosen.
 */
function makeTarget(target: string, folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw isOutOfSpace(error) ? error : cannotBeWritten(target, error);
  }
}

function toBackupError(target: string, error: unknown): unknown {
  if (error instanceof DatabaseFault)
    return new BackupError(`The data folder is damaged (${error.message}).`, { cause: error });
  if (isOutOfSpace(error))
    return new BackupError(`There is no room for the backup ${target}.`, { cause: error });
  return /^(EACCES|EPERM|EROFS|ENOTDIR|SQLITE_CANTOPEN)$/.test(codeOf(error))
    ? cannotBeWritten(target, error)
    : error;
}

function cannotBeWritten(target: string, error: unknown): BackupError {
  return new BackupError(`The backup ${target} cannot be written (${codeOf(error)}).`, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
