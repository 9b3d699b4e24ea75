import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type BackendOptions, DEFAULT_PROJECT_ID } from '../config.ts';
import type { LogTarget } from '../log/openLog.ts';
import { StartError } from '../StartError.ts';

const DEFAULT_PORT = 4180;
const LOG_TARGETS: readonly LogTarget[] = ['file', 'stdout', 'off'];

export const USAGE = `npm run backend -- --data <folder> [options]

  --data <folder>           keeps everything; made when missing
  --port <number>           the port for browsers, ${DEFAULT_PORT} unless given; 0 picks a free one
  --project <id>            ${DEFAULT_PROJECT_ID} unless given
  --rules <file>            firestore.rules of the working folder unless given
  --storage-rules <file>    storage.rules of the working folder unless given
  --database-rules <file>   a database.rules.json; without it no browser may use the Realtime Database
  --watch                   takes changes of the rules at once
  --indexes <file>          a firestore.indexes.json: queries that lack their index are refused
  --functions <file>        the bundle of the functions, served under /api/<name>
  --admin-sdk <file>        the package.json whose package depends on firebase-admin, functions/package.json unless given
  --log <file|stdout|off>   where requests are logged, off unless given
  --help                    says this`;

const OPTIONS = {
  data: { type: 'string' },
  port: { type: 'string', default: `${DEFAULT_PORT}` },
  project: { type: 'string', default: DEFAULT_PROJECT_ID },
  rules: { type: 'string', default: 'firestore.rules' },
  'storage-rules': { type: 'string', default: 'storage.rules' },
  'database-rules': { type: 'string' },
  watch: { type: 'boolean', default: false },
  indexes: { type: 'string' },
  functions: { type: 'string' },
  'admin-sdk': { type: 'string' },
  log: { type: 'string', default: 'off' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** The options of a command line; null for its help. @throws StartError if it is invalid */
export function readCommand(args: readonly string[]): BackendOptions | null {
  const { data, port, project, rules, watch, indexes, functions, log, help, ...given } = parse(args);
  if (help) return null;
  if (data === undefined) throw new StartError(`Say where the data is kept: --data <folder>\n\n${USAGE}`);
  const { 'database-rules': realtime } = given;
  return {
    dataFolder: data,
    port: readPort(port),
    projectId: project,
    rules: {
      firestore: rules,
      storage: given['storage-rules'],
      isWatched: watch,
      ...(realtime !== undefined && { realtime }),
    },
    log: readLogTarget(log),
    ...(indexes !== undefined && { indexes }),
    ...(functions !== undefined && { functionsEntry: functions }),
    ...(given['admin-sdk'] !== undefined && { adminSdk: given['admin-sdk'] }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new StartError(`--port is a number from 0 to 65535, not "${text}".`);
}

function readLogTarget(text: string): LogTarget {
  const target = LOG_TARGETS.find((known) => known === text);
  if (target !== undefined) return target;
  throw new StartError(`--log is one of ${LOG_TARGETS.join(', ')}, not "${text}".`);
}
