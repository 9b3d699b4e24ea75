import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '#local/dataFolder';
import { AdminClient } from '../admin/AdminClient.ts';
import { buildLoadServer, type LoadServer, openLoadServer } from '../load/LoadServer.ts';
import { median, printTable } from '../table.ts';
import { districtQuestions } from './districtQuestions.ts';
import { type District, fillDistrict } from './fillDistrict.ts';
import { watchBackup } from './watchBackup.ts';

const FULL: District = { rooms: 20_000, records: 500_000, plays: 500_000, accounts: 50_000, items: 5000 };
const SHARE = 1000;
/** A page of the shortest lists has to be full in the small folder, too. */
const SMALL: District = { rooms: 20, records: 500, plays: 500, accounts: 50, items: 5 };
const STARTS = 3;
const IDLE_SECONDS = 3;

interface Folder {
  readonly path: string;
  readonly fillSeconds: number;
}

/**
 * Prints what a data folder of a school district's size costs beside one a thousandth as large: lists, start, memory,
 * and how late the server is during a backup.
 */
export async function benchScale(): Promise<void> {
  await buildLoadServer();
  const folders: Folder[] = [];
  try {
    for (const district of [SMALL, FULL]) folders.push(await fillFolder(district));
    const [small, full] = folders.map(({ path }) => path);
    if (small === undefined || full === undefined) return;
    await printMaking(folders);
    await printLists(small, full);
    await printStarts(small, full);
    await printBackup(full);
  } finally {
    for (const { path } of folders) rmSync(path, { recursive: true, force: true });
  }
}

/** Seeds a folder as the first start does, then fills it. */
async function fillFolder(district: District): Promise<Folder> {
  const path = mkdtempSync(join(tmpdir(), 'escape-scale-'));
  const server = await openLoadServer(path);
  await server.close();
  const begun = performance.now();
  fillDistrict(path, district);
  return { path, fillSeconds: (performance.now() - begun) / 1000 };
}

/** The first start after an update: indexes are made beside the requests. */
async function printMaking(folders: readonly Folder[]): Promise<void> {
  const rows: string[][] = [];
  for (const { path, fillSeconds } of folders) {
    const server = await openLoadServer(path);
    // The first answers ask for the indexes of single fields.
    await answerAll(server);
    await untilIdle(server);
    const { cpuSeconds } = await server.readHealth();
    await server.close();
    const megabytes = statSync(join(path, DATABASE_FILE)).size / 2 ** 20;
    rows.push([fillSeconds.toFixed(0), cpuSeconds.toFixed(0), megabytes.toFixed(0)]);
  }
  printTable(`A folder with 1/${SHARE}, and the full one`, [
    ['filled in s', 'first start with its questions, s of processor', 'MB'],
    ...rows,
  ]);
}

/** Waits for as long as indexes are made and pictures drawn, which takes minutes. */
async function untilIdle(server: LoadServer): Promise<void> {
  for (let before = -1; ; ) {
    await server.settle();
    const { cpuSeconds } = await server.readHealth();
    // It waits for a minute at most, within which an idle server uses next to nothing.
    if (cpuSeconds - before < IDLE_SECONDS) return;
    before = cpuSeconds;
  }
}

async function answerAll(server: LoadServer): Promise<void> {
  const admin = await AdminClient.logIn(server);
  for (const { path, body } of districtQuestions()) await admin.ask(path, body);
}

async function printLists(small: string, full: string): Promise<void> {
  const servers = [await openLoadServer(small), await openLoadServer(full)];
  try {
    for (const server of servers) await untilIdle(server);
    const admins = await Promise.all(servers.map((server) => AdminClient.logIn(server)));
    const rows: string[][] = [];
    for (const { name, path, body } of districtQuestions()) {
      // One after the other, so that both see the same machine.
      const [less, more] = [await admins[0]?.measure(path, body), await admins[1]?.measure(path, body)];
      if (!less || !more) continue;
      const times = [less, more].map((one) => `${one.milliseconds.toFixed(1)} / ${one.processor.toFixed(1)}`);
      const ratios = [more.milliseconds / less.milliseconds, more.processor / less.processor];
      rows.push([name, ...times, ratios.map((ratio) => ratio.toFixed(2)).join(' / ')]);
    }
    printTable('Lists: p50 / processor time of one answer in ms', [
      ['', `1/${SHARE}`, 'full', 'ratio'],
      ...rows,
    ]);
    const memory = await Promise.all(servers.map((server) => server.readHealth()));
    const megabytes = memory.map(({ memoryBytes }) => (memoryBytes / 2 ** 20).toFixed(0));
    console.log(`  memory afterwards, MB: ${megabytes.join(' / ')}`);
  } finally {
    for (const server of servers) await server.close();
  }
}

async function printStarts(small: string, full: string): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < STARTS; round++)
    for (const [at, folder] of [small, full].entries()) {
      const begun = performance.now();
      const server = await openLoadServer(folder);
      times[at]?.push(performance.now() - begun);
      await server.close();
    }
  const [less, more] = times.map(median);
  printTable('Start until ready, ms', [
    [`1/${SHARE}`, 'full', 'ratio'],
    [String(less?.toFixed(0)), String(more?.toFixed(0)), ((more ?? 0) / (less ?? 1)).toFixed(2)],
  ]);
}

async function printBackup(full: string): Promise<void> {
  const server = await openLoadServer(full);
  const target = join(full, '..', `escape-scale-backup-${process.pid}`);
  try {
    await server.settle();
    const { seconds, quiet, during } = await watchBackup(server, full, target);
    console.log(
      `\nA backup of the full folder took ${seconds.toFixed(0)} s; the event loop was late by ${during} ms at worst, without one by ${quiet}.`,
    );
  } finally {
    await server.close();
    rmSync(target, { recursive: true, force: true });
  }
}
