import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolder, openDataFolder } from '../../openDataFolder.ts';
import { writerOf } from '../../testing/keepThings.ts';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';
import { restoreBackup } from '../restoreBackup.ts';

/** A data folder with two rooms and two pictures, and the places of a backup of it. */
export class KeptFolder {
  readonly #temporary = makeTemporaryFolder();
  readonly folder = this.#temporary.folder;
  readonly backup = join(this.folder, 'backups', 'one');
  /** Where a restore puts the former content. */
  readonly aside = join(this.folder, 'backups', 'aside');
  readonly writer: ReturnType<typeof writerOf>;
  data: DataFolder;

  constructor() {
    this.data = openDataFolder(join(this.folder, 'data'));
    this.writer = writerOf(this.data);
  }

  static async make(): Promise<KeptFolder> {
    const kept = new KeptFolder();
    kept.writer.commit(['rooms/a', 'rooms/b'], 'before');
    await kept.writer.upload('images/a.webp', 3000);
    await kept.writer.upload('images/b.webp', 5000);
    return kept;
  }

  restore(): ReturnType<typeof restoreBackup> {
    const { backup, aside } = this;
    return restoreBackup(this.data, { backup, aside, runAlone: (work) => work() });
  }

  changeManifest(change: object): void {
    const path = join(this.backup, 'manifest.json');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }));
  }

  remove(): void {
    this.data.close();
    this.#temporary.remove();
  }
}
