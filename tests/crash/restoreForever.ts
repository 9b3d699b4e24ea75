import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '#local/backup';
import { openDataFolder } from '#local/dataFolder';

/** Restores two backups in turns until it is killed, and prints the name of each that is in place. */
async function restoreForever(root: string, backups: string): Promise<void> {
  const data = openDataFolder(root);
  for (let turn = 0; ; turn++) {
    const name = turn % 2 === 0 ? 'a' : 'b';
    const aside = join(backups, 'aside');
    rmSync(aside, { recursive: true, force: true });
    await restoreBackup(data, { backup: join(backups, name), aside, runAlone: (work) => work() });
    process.stdout.write(`${name}\n`);
  }
}

await restoreForever(process.argv[2] ?? '', process.argv[3] ?? '');
