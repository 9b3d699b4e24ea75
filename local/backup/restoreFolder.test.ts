import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder, restoredFolder } from '../openDataFolder.ts';
import { contentsOf, writerOf } from '../testing/keepThings.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { BackupError } from './BackupError.ts';
import { backUp } from './backUp.ts';
import { restoreFolder } from './restoreFolder.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let root: string;
let places: { backup: string; aside: string };
let before: ReturnType<typeof contentsOf>;

/** A closed data folder and a backup of it. */
beforeEach(async () => {
  temporary = makeTemporaryFolder();
  root = join(temporary.folder, 'data');
  const backups = join(temporary.folder, 'backups');
  places = { backup: join(backups, 'one'), aside: join(backups, 'aside') };
  const data = openDataFolder(root);
  const writer = writerOf(data);
  writer.commit(['rooms/a'], 'kept');
  await writer.upload('images/a.webp', 1000);
  before = contentsOf(data);
  await backUp(data, places.backup);
  data.close();
});
afterEach(() => temporary.remove());

function readContents(): ReturnType<typeof contentsOf> {
  const data = openDataFolder(root);
  const contents = contentsOf(data);
  data.close();
  return contents;
}

const database = () => join(root, 'database.sqlite');

it('restores a folder that is damaged, and moves the damaged one aside as it is', async () => {
  writeFileSync(database(), 'damaged');
  await restoreFolder(root, places);
  expect(readContents()).toEqual(before);
  expect(readFileSync(join(places.aside, 'database.sqlite'), 'utf8')).toBe('damaged');
  expect(existsSync(join(places.aside, 'files'))).toBe(true);
});

it('restores over a folder of a newer version, and moves that aside', async () => {
  const newer = new Database(database());
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  await restoreFolder(root, places);
  expect(readContents()).toEqual(before);
  expect(existsSync(join(places.aside, 'database.sqlite'))).toBe(true);
});

it('leaves a damaged folder as it is when the backup is damaged too', async () => {
  writeFileSync(database(), 'damaged');
  writeFileSync(join(places.backup, 'database.sqlite'), 'damaged');
  await expect(restoreFolder(root, places)).rejects.toThrow(BackupError);
  expect(readFileSync(database(), 'utf8')).toBe('damaged');
  expect(existsSync(`${root}.partial`)).toBe(false);
});

it('moves no damaged folder into itself', async () => {
  writeFileSync(database(), 'damaged');
  const inside = restoreFolder(root, { ...places, aside: join(root, 'aside') });
  await expect(inside).rejects.toThrow(/is in the data folder/);
  expect(readFileSync(database(), 'utf8')).toBe('damaged');
});

it('is completed by the next start when it was interrupted between its last two steps', () => {
  renameSync(root, restoredFolder(root));
  expect(readContents()).toEqual(before);
  expect(existsSync(restoredFolder(root))).toBe(false);
});

it('never touches another program’s folder, nor one that a server has open', async () => {
  const foreign = join(temporary.folder, 'songs');
  mkdirSync(foreign);
  const songs = new Database(join(foreign, 'database.sqlite'));
  songs.exec('CREATE TABLE songs (name TEXT)');
  songs.close();
  await expect(restoreFolder(foreign, places)).rejects.toThrow(/is not one of this program/);
  const data = openDataFolder(root);
  await expect(restoreFolder(root, places)).rejects.toThrow(/in use by another server/);
  data.close();
});
