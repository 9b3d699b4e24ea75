import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { makeFolder } from '#local/makeFolder';
import { SetupError } from './fail.mjs';
import { readPort } from './port.mjs';

const HOST = '127.0.0.1';
const ALL_ADDRESSES = '0.0.0.0';

/** The built server: a module that exports `serve`, and a program that calls it. */
export const SERVER_BUNDLE = { folder: '.cache/server', module: 'serve.js', program: 'runServer.js' };

const LOG_TARGETS = ['file', 'stdout', 'off'];

/** Milliseconds between two pictures that nobody has asked for yet: those that are asked for come first, and the machine stays cool. */
const PICTURE_PAUSE = 15;

/** Reads PORT, DATA_DIR, LOG and PICTURE_PAUSE. */
export function readSettings(env = process.env) {
  return {
    port: readPort(env.PORT),
    dataFolder: resolve(env.DATA_DIR || '.data'),
    log: readLogTarget(env.LOG || 'file'),
    picturePause: readPause(env.PICTURE_PAUSE || String(PICTURE_PAUSE)),
  };
}

function readLogTarget(text) {
  if (LOG_TARGETS.includes(text)) return text;
  throw new SetupError(`LOG is one of ${LOG_TARGETS.join(', ')}, not "${text}".`);
}

function readPause(text) {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new SetupError(`PICTURE_PAUSE is a number of milliseconds below 10000, not "${text}".`);
}

export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupError(`Node ${version} is too old: version 20.19 or later is needed (https://nodejs.org).`);
}

/** Checks the port before the long steps, so that an error appears at once. */
export async function checkPort(port, isOpenToNetwork = false) {
  const error = await new Promise((settle) => {
    const probe = createServer();
    probe.once('error', settle);
    probe.listen(port, isOpenToNetwork ? ALL_ADDRESSES : HOST, () => probe.close(() => settle(null)));
  });
  if (error?.code === 'EADDRINUSE')
    throw new SetupError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`);
  if (error) throw new SetupError(`Port ${port} cannot be opened (${error.message}).`);
}

export function checkDataFolder(folder) {
  try {
    // The folder holds password hashes and the key that signs tokens: not for other users of this machine.
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SetupError(`The data folder ${folder} cannot be written to (${error.message}).`);
  }
}
