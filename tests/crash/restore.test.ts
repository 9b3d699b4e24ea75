// @isolation apart

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { backUp } from '#local/backup';
import { openDataFolder } from '#local/dataFolder';
import { bundleProgram } from '#local/testing/bundleProgram';
import { contentsOf, writerOf } from '#local/testing/keepThings';
import { startStorageServers } from '#local/testing/startStorageServers';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { createDice } from './createDice.ts';

const KILLS = 6;

const { folder, remove } = makeTemporaryFolder();
const root = join(folder, 'data');
const backups = join(folder, 'backups');
afterAll(remove);

/** Creates a backup of a folder with this many rooms and pictures. */
async function makeBackup(name: string, count: number) {
  const data = openDataFolder(join(folder, name));
  const writer = writerOf(data);
  const rooms = Array.from({ length: count }, (_, number) => `rooms/${name}-${number}`);
  writer.commit(rooms, name.repeat(3000));
  for (const room of rooms.slice(0, 10)) await writer.upload(`images/${room}.webp`, 2000);
  const contents = contentsOf(data);
  await backUp(data, join(backups, name));
  data.close();
  return contents;
}

/** Restores in a separate process, and kills it at a random time after its first restore. */
async function restoreAndKill(milliseconds: number): Promise<void> {
  const program = await bundleProgram('tests/crash/restoreForever');
  const child = spawn(process.execPath, [program, root, backups], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(() =>
    Promise.reject(new Error('The restores ended by themselves.')),
  );
  await Promise.race([once(child.stdout, 'data'), exited]);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await exited.catch(() => {});
}

it('leaves the old state or the new one when a restore is killed, and no file of the other', async () => {
  const states = [await makeBackup('a', 200), await makeBackup('b', 300)];
  const dice = createDice(5);
  for (let kill = 0; kill < KILLS; kill++) {
    await restoreAndKill(dice() * 150);
    // A start removes leftovers of a crash.
    await (await startStorageServers(root)).close();
    const data = openDataFolder(root);
    const { key: _, ...found } = contentsOf(data);
    data.close();
    const [a, b] = states.map(({ key: _, ...state }) => state);
    expect([a, b]).toContainEqual(found);
  }
});
