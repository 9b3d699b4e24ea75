/**
 * `npm run lan:proof`: a classroom of two machines. One runs `npm start -- --lan`. On the other, everything
 * is tried that must fail; then a browser builds, publishes and plays a room over plain http; at last thirty
 * pupils join a class whose teacher uses the first machine.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { demoCreator } from '../../seeds/demoAccounts.ts';
import { HOOK_LIMIT } from '../limits.mjs';
import { HOST_ADDRESS, Namespaces } from './Namespaces.ts';
import type { Classroom } from './pupil.ts';

const PORT = 4173;
/** The owner of the demo rooms in a classroom. */
const VICTIM = 'demo-rooms';
/** The address at which the other machine knows the server. */
const NETWORK = `http://${HOST_ADDRESS}:${PORT}`;
const NODE = [process.execPath, '--import', 'tsx'];

async function prove(): Promise<boolean> {
  const machines = new Namespaces();
  const data = makeTemporaryFolder();
  let server: ChildProcess | undefined;
  try {
    server = await startServer(machines, data.folder);
    const isShut = await tryFromOutside(machines);
    const isPlayed = await playInBrowser(machines);
    return (await playClass(machines)) && isPlayed && isShut;
  } finally {
    await stop(server);
    machines.remove();
    data.remove();
  }
}

async function startServer(machines: Namespaces, dataFolder: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: `${PORT}`, DATA_DIR: dataFolder };
  const command = [process.execPath, 'tools/start.mjs', '--lan'];
  const server = machines.start('host', command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('The server was not ready in time.')), HOOK_LIMIT);
    server.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (!chunk.includes('Ctrl+C stops')) return;
      clearTimeout(timer);
      ready();
    });
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
  });
  return server;
}

async function tryFromOutside(machines: Namespaces): Promise<boolean> {
  const innerPorts = machines.openPorts('host').filter((port) => port !== PORT);
  const { email, password } = demoCreator;
  const classroom: Classroom = {
    host: HOST_ADDRESS,
    port: PORT,
    innerPorts,
    victim: VICTIM,
    demo: { email, password },
  };
  console.log(`\nFrom the other machine (inner ports: ${innerPorts.join(', ')}):`);
  const command = [...NODE, 'tests/lan/outside.ts', JSON.stringify(classroom)];
  return innerPorts.length > 0 && run(machines.start('pupil', command, { stdio: 'inherit' }));
}

/**
 * Plays in a browser on the other machine. Only the host may open the mail page, so the test asks a helper
 * there for it, through a file.
 */
async function playInBrowser(machines: Namespaces): Promise<boolean> {
  const mails = resolve('.cache/lan/mails.html');
  rmSync(mails, { force: true });
  const reader = machines.start('host', [...NODE, 'tests/lan/readMails.ts', `${PORT}`, mails], {
    stdio: 'inherit',
  });
  const env = { ...process.env, CLASSROOM: NETWORK, MAILS: mails };
  try {
    return await run(machines.start('pupil', playwright('classroom'), { env, stdio: 'inherit' }));
  } finally {
    await stop(reader);
  }
}

/**
 * Plays a class. The teacher's page writes its link to a file for the other machine, as a teacher would show
 * it.
 */
async function playClass(machines: Namespaces): Promise<boolean> {
  const link = resolve('.cache/lan/link.txt');
  rmSync(link, { force: true });
  const pupils = machines.start('pupil', [...NODE, 'tests/lan/joinClass.ts', link], { stdio: 'inherit' });
  const env = { ...process.env, CLASSROOM: `http://localhost:${PORT}`, NETWORK, LINK: link };
  const wasPlayed = run(pupils);
  const isSeen = await run(machines.start('host', playwright('teacher'), { env, stdio: 'inherit' }));
  if (!isSeen) await stop(pupils);
  // Lets the pupils leave.
  rmSync(link, { force: true });
  return (await wasPlayed) && isSeen;
}

function playwright(spec: string): readonly string[] {
  const program = ['node_modules/.bin/playwright', 'test', '--config', 'tests/lan/playwright.config.ts'];
  // Each run empties its folder.
  return [...program, `${spec}.spec.ts`, `--output=.cache/lan/traces/${spec}`];
}

function run(child: ChildProcess): Promise<boolean> {
  return new Promise((settle) => child.once('exit', (code) => settle(code === 0)));
}

function stop(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return Promise.resolve();
  return new Promise((settle) => {
    child.once('exit', () => settle());
    child.kill('SIGTERM');
  });
}

try {
  process.exitCode = (await prove()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
