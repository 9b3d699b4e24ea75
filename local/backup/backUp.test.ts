import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, openDataFolder } from '../openDataFolder.ts';
import { newObject } from '../storage/settings.ts';
import { createTables } from '../store/migrations/createTables.ts';
import { DATA_VERSION } from '../store/migrations/migrate.ts';
import { contentsOf } from '../testing/keepThings.ts';
import { webpBytes } from '../testing/webpBytes.ts';
import { BackupError } from './BackupError.ts';
import { backUp } from './backUp.ts';
import { sha256Of } from './contents.ts';
import { restoreBackup } from './restoreBackup.ts';
import { KeptFolder } from './testing/KeptFolder.ts';
import { verifyBackup } from './verifyBackup.ts';

let kept: KeptFolder;
let data: DataFolder;
let writer: KeptFolder['writer'];
let backup: string;

beforeEach(async () => {
  kept = await KeptFolder.make();
  ({ data, writer, backup } = kept);
});
afterEach(() => kept.remove());

describe('a backup', () => {
  it('describes its content, and restores it over later data', async () => {
    const before = contentsOf(data);
    const manifest = await backUp(data, backup);
    expect(manifest).toMatchObject({ dataVersion: DATA_VERSION, documents: 2, accounts: 0, spoiltFiles: [] });
    expect(manifest.files).toEqual({ count: 2, bytes: 8000 });
    writer.commit(['rooms/b', 'rooms/c'], 'after');
    await writer.upload('images/a.webp', 100);
    await writer.objects.delete('images/b.webp');
    await writer.upload('images/c.webp', 100);
    await kept.restore();
    expect(contentsOf(data)).toEqual(before);
  });

  it('keeps the data from before a restore as a backup of its own', async () => {
    await backUp(data, backup);
    writer.commit(['rooms/c'], 'after');
    await writer.upload('images/a.webp', 100);
    const after = contentsOf(data);
    await kept.restore();
    expect(contentsOf(data)).not.toEqual(after);
    const later = join(kept.folder, 'backups', 'later');
    await restoreBackup(data, { backup: kept.aside, aside: later, runAlone: (work) => work() });
    expect(contentsOf(data)).toEqual(after);
  });

  it('is taken while files and documents change, and is consistent', async () => {
    let isWriting = true;
    const writing = (async () => {
      for (let n = 0; isWriting; n++) {
        writer.commit(['pair/a', 'pair/b'], `${n}`);
        await writer.upload(`images/${n % 3}.webp`, 1000 + (n % 50));
        if (n % 7 === 0) await writer.objects.delete(`images/${n % 3}.webp`);
      }
    })();
    for (let n = 0; n < 20; n++) {
      const target = join(kept.folder, 'backups', `${n}`);
      const { spoiltFiles } = await backUp(data, target);
      expect(spoiltFiles).toEqual([]);
      await verifyBackup(target);
      const copy = new Database(join(target, 'database.sqlite'));
      const fields = copy.prepare("SELECT DISTINCT fields FROM documents WHERE collection = 'pair'").all();
      copy.close();
      expect(fields.length).toBeLessThanOrEqual(1);
    }
    isWriting = false;
    await writing;
    // Files to be removed during the backups were removed afterwards.
    expect(data.files.list()).toHaveLength(contentsOf(data).objects.length);
  });

  it('leaves out unfinished uploads', async () => {
    await writer.uploads.start(newObject('images/later.webp', {}), null, 1000);
    await backUp(data, backup);
    expect(
      readdirSync(join(backup, 'files'), { recursive: true }).filter((name) => `${name}`.length > 2),
    ).toHaveLength(2);
    const copy = new Database(join(backup, 'database.sqlite'));
    expect(copy.prepare('SELECT * FROM storage_uploads').all()).toEqual([]);
    copy.close();
  });

  it('lists files that were already damaged, and is restored without them', async () => {
    const { file } = writer.objects.require('images/a.webp');
    rmSync(join(data.files.root, file));
    const { file: other } = writer.objects.require('images/b.webp');
    writeFileSync(join(data.files.root, other), 'cut');
    const { spoiltFiles } = await backUp(data, backup);
    expect(spoiltFiles.toSorted()).toEqual([file, other].sort());
    await kept.restore();
    expect(writer.objects.find('images/a.webp')).toBeDefined();
  });

  it('is not written into the data folder, where the next start would delete it', async () => {
    await expect(backUp(data, join(data.files.root, 'mine'))).rejects.toThrow(/is in the data folder/);
    await backUp(data, backup);
    const inside = restoreBackup(data, {
      backup,
      aside: join(data.root, 'aside'),
      runAlone: (work) => work(),
    });
    await expect(inside).rejects.toThrow(/is in the data folder/);
    expect(readdirSync(data.root).filter((name) => !/\.sqlite/.test(name))).toEqual(['files']);
  });

  it('overwrites nothing, and leaves nothing behind when it fails', async () => {
    await backUp(data, backup);
    await expect(backUp(data, backup)).rejects.toThrow(BackupError);
    await expect(backUp(data, join(backup, 'manifest.json', 'inside'))).rejects.toThrow(/cannot be written/);
    expect(readdirSync(join(backup, '..'))).toEqual(['one']);
  });
});

describe('a restore', () => {
  it('mends a file that was damaged after the backup', async () => {
    const before = contentsOf(data);
    await backUp(data, backup);
    const { file } = writer.objects.require('images/a.webp');
    writeFileSync(join(data.files.root, file), 'damaged');
    await kept.restore();
    expect(contentsOf(data)).toEqual(before);
  });

  it('leaves no object of an upload that it removed while it was being completed', async () => {
    const { id } = await writer.uploads.start(newObject('images/late.webp', {}), null, null);
    await writer.uploads.append(id, 0, Readable.from([webpBytes(1000)]));
    const finished = writer.uploads.finish(id, () => data.database.exec('DELETE FROM storage_uploads'));
    await expect(finished).rejects.toThrow('No such upload');
    expect(writer.objects.find('images/late.webp')).toBeUndefined();
  });

  it('never sets the commit clock back', async () => {
    await backUp(data, backup);
    data.database.exec('UPDATE firestore_clock SET last_micros = last_micros + 1000000000');
    const clock = () => data.database.prepare('SELECT last_micros FROM firestore_clock').pluck().all();
    const before = clock();
    await kept.restore();
    expect(clock()).toEqual(before);
  });

  it('accepts a backup of an older version', async () => {
    await backUp(data, backup);
    const file = join(backup, 'database.sqlite');
    const old = new Database(file);
    old.exec('DROP TABLE accounts; DROP TABLE refresh_tokens; DROP TABLE action_codes');
    old.exec(createTables);
    old.exec('DROP TABLE stripe_objects; DROP TABLE stripe_answers; DROP TABLE stripe_events');
    old.exec('DROP TABLE indexes; DROP TABLE index_entries');
    old.exec('PRAGMA user_version = 0; PRAGMA application_id = 0; DROP TABLE done_work');
    old.close();
    kept.changeManifest({ dataVersion: 0, database: { bytes: 1, sha256: await sha256Of(file) } });
    writer.commit(['rooms/c'], 'after');
    await kept.restore();
    expect(contentsOf(data).documents).toHaveLength(2);
  });

  it('restores a missing data folder, and moves nothing aside then', async () => {
    const before = contentsOf(data);
    await backUp(data, backup);
    data.close();
    kept.data = openDataFolder(join(kept.folder, 'other'));
    await kept.restore();
    expect(contentsOf(kept.data)).toEqual(before);
    expect(existsSync(kept.aside)).toBe(false);
  });

  it('changes nothing when the disk is full, and leaves no file of the backup', async () => {
    writer.commit(['rooms/long'], 'x'.repeat(200_000));
    await backUp(data, backup);
    data.database.exec('DELETE FROM documents');
    data.database.exec('VACUUM');
    await writer.objects.delete('images/b.webp');
    const before = contentsOf(data);
    const [pages] = data.database.prepare('PRAGMA page_count').pluck().all();
    data.database.exec(`PRAGMA max_page_count = ${pages}`);
    await expect(kept.restore()).rejects.toThrow('There is no room for the backup. Nothing was restored.');
    expect(contentsOf(data)).toEqual(before);
    data.database.exec('PRAGMA max_page_count = 100000');
    rmSync(kept.aside, { recursive: true });
    await kept.restore();
    expect(contentsOf(data).documents).toHaveLength(3);
  });
});
