import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DataFolder } from '../openDataFolder.ts';
import { contentsOf } from '../testing/keepThings.ts';
import { BackupError } from './BackupError.ts';
import { backUp } from './backUp.ts';
import { sha256Of } from './contents.ts';
import { KeptFolder } from './testing/KeptFolder.ts';

let kept: KeptFolder;
let data: DataFolder;
let writer: KeptFolder['writer'];
let backup: string;

beforeEach(async () => {
  kept = await KeptFolder.make();
  ({ data, writer, backup } = kept);
});
afterEach(() => kept.remove());

const someFile = () => {
  const [file = ''] = data.files.list();
  return join(backup, 'files', file);
};

/**
 * Changes the backup's database and its manifest consistently, as an attacker who offers it to others would.
 */
async function forge(sql: string): Promise<void> {
  const file = join(backup, 'database.sqlite');
  const database = new Database(file);
  database.exec(sql);
  database.close();
  kept.changeManifest({ database: { bytes: 1, sha256: await sha256Of(file) } });
}

describe('a backup that somebody else made', () => {
  it('is refused when it names a file outside, and touches none', async () => {
    await backUp(data, backup);
    const before = contentsOf(data);
    const outside = join(kept.folder, 'package.json');
    writeFileSync(outside, 'mine');
    const payload = readFileSync(someFile());
    writeFileSync(join(backup, '..', 'package.json'), payload);
    const md5 = createHash('md5').update(payload).digest('base64');
    await forge(
      `UPDATE storage_objects SET file = '../../package.json', size = ${payload.length}, md5_hash = '${md5}' WHERE name = 'images/a.webp'`,
    );
    await expect(kept.restore()).rejects.toThrow(BackupError);
    await expect(kept.restore()).rejects.toThrow(
      /is damaged \(it names a file that is not its own: "..\/..\/package.json"\)\. Nothing was restored\.$/,
    );
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    expect(contentsOf(data)).toEqual(before);
  });

  it('is refused when it lists an outside file as damaged, which would then be served', async () => {
    await backUp(data, backup);
    const secret = '../../secret.txt';
    kept.changeManifest({ spoiltFiles: [secret] });
    await expect(kept.restore()).rejects.toThrow(
      /is no whole backup: its manifest\.json cannot be understood/,
    );
    kept.changeManifest({ spoiltFiles: [] });
    await forge(`UPDATE storage_objects SET file = '${secret}' WHERE name = 'images/a.webp'`);
    await expect(kept.restore()).rejects.toThrow(BackupError);
  });

  it('restores no uploads, whose expiry would remove their files', async () => {
    await backUp(data, backup);
    await forge(
      "INSERT INTO storage_uploads (id, object, file, received, started) VALUES ('u', '{}', '../x', 0, 0)",
    );
    await kept.restore();
    expect(data.database.prepare('SELECT * FROM storage_uploads').all()).toEqual([]);
  });

  it('is not made of a data folder that already contains such a name', async () => {
    data.database.exec("UPDATE storage_objects SET file = '../../secret.txt' WHERE name = 'images/a.webp'");
    await expect(backUp(data, backup)).rejects.toThrow(
      new BackupError(
        'The data folder is damaged (it names a file that is not its own: "../../secret.txt").',
      ),
    );
    expect(readdirSync(join(backup, '..'))).toEqual([]);
  });
});

describe('a backup that is not whole', () => {
  it.each<[string, () => void, RegExp]>([
    ['a file is missing', () => rmSync(someFile()), /is damaged \(files\/.* is missing or changed\)/],
    [
      'a file was changed',
      () => writeFileSync(someFile(), 'x'),
      /is damaged \(files\/.* is missing or changed\)/,
    ],
    [
      'its database is missing',
      () => rmSync(join(backup, 'database.sqlite')),
      /is damaged \(database.sqlite/,
    ],
    [
      'its database was changed',
      () => writeFileSync(join(backup, 'database.sqlite'), 'x', { flag: 'a' }),
      /is damaged/,
    ],
    [
      'it has no manifest',
      () => rmSync(join(backup, 'manifest.json')),
      /is no backup: it has no manifest.json/,
    ],
    [
      'its manifest was cut',
      () => writeFileSync(join(backup, 'manifest.json'), '{"for'),
      /is no whole backup/,
    ],
    [
      'it is of a newer version',
      () => kept.changeManifest({ dataVersion: 99 }),
      /is of version 99.*Update the program/,
    ],
    ['there is none', () => rmSync(backup, { recursive: true }), /is no backup/],
  ])('refuses a backup and changes nothing when %s', async (_what, spoil, message) => {
    await backUp(data, backup);
    writer.commit(['rooms/c'], 'after');
    const before = contentsOf(data);
    spoil();
    const refusal = kept.restore();
    await expect(refusal).rejects.toThrow(BackupError);
    await expect(refusal).rejects.toThrow(message);
    expect(contentsOf(data)).toEqual(before);
    expect(existsSync(kept.aside)).toBe(false);
  });
});
