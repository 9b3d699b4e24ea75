import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const CONTRACTS = 'core/calls';
/**
 * The lists to write: all calls; the calls that browsers know at once; and those of admins and of classes. Few people
 * need the last two, so each is loaded with the first of its calls.
 */
const LIST = 'core/calls/calls.ts';
const USER_LIST = 'core/calls/userCalls.ts';
const ADMIN_LIST = 'core/calls/adminCalls.ts';
const CLASS_LIST = 'core/calls/classCalls.ts';
const SERVER = 'functions/src';
const FUNCTIONS = 'functions/src/calls.ts';
const SETTINGS = 'firebase.json';

const API = '/api/';
/** A function under /api/ that is no call of the app: the payment provider calls it. */
const WEBHOOK = '/api/stripeWebhook';
const HEAD = '// `npm run calls` writes this file from the contracts in core/calls.\n';

/** One contract: the call's name and its file, relative to the project's folder. */
export interface CallFile {
  readonly name: string;
  readonly file: string;
  readonly isForAdmins: boolean;
  readonly isOfClasses: boolean;
}

interface Rewrite {
  readonly source: string;
}

/** Returns the calls by name: every file `core/calls/{subject}/{name}.ts` that exports `{name}Call`. */
export function listCalls(): readonly CallFile[] {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' });
  return files
    .map((path) => ({ name: basename(path, '.ts'), file: join(CONTRACTS, path).replaceAll('\\', '/') }))
    .filter(({ name, file }) => file.endsWith('.ts') && isContract(name, file))
    .map((call) => ({
      ...call,
      isForAdmins: readFileSync(call.file, 'utf8').includes('isForAdmins: true'),
      isOfClasses: call.file.startsWith(`${CONTRACTS}/class/`),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function isContract(name: string, file: string): boolean {
  return readFileSync(file, 'utf8').includes(`export const ${name}Call:`);
}

/** Writes every file that names all calls; the files still have to be formatted. */
export function writeCalls(calls: readonly CallFile[]): void {
  const admins = calls.filter(({ isForAdmins }) => isForAdmins);
  const classes = calls.filter(({ isOfClasses }) => isOfClasses);
  const users = calls.filter(({ isForAdmins, isOfClasses }) => !isForAdmins && !isOfClasses);
  const names = [namesOf('ADMIN_CALL_NAMES', admins), namesOf('CLASS_CALL_NAMES', classes)];
  writeFileSync(LIST, wholeList());
  writeFileSync(USER_LIST, [listOf('USER_CALLS', users), ...names].join('\n'));
  writeFileSync(ADMIN_LIST, listOf('ADMIN_CALLS', admins));
  writeFileSync(CLASS_LIST, listOf('CLASS_CALLS', classes));
  writeFileSync(FUNCTIONS, functionsOf(calls));
  const settings = JSON.parse(readFileSync(SETTINGS, 'utf8'));
  settings.hosting.rewrites = rewritesOf(calls, settings.hosting.rewrites);
  writeFileSync(SETTINGS, JSON.stringify(settings));
}

const OF_WHOM = {
  USER_CALLS: 'The calls that everybody may make, by name.',
  ADMIN_CALLS: 'The calls that only admins may make, by name.',
  CLASS_CALLS: 'The calls of classes, by name.',
  ADMIN_CALL_NAMES:
    'The names of the calls that only admins may make. Their contracts are in `adminCalls.ts`.',
  CLASS_CALL_NAMES: 'The names of the calls of classes. Their contracts are in `classCalls.ts`.',
} as const;

function listOf(list: keyof typeof OF_WHOM, calls: readonly CallFile[]): string {
  return [
    HEAD,
    ...calls.map(({ name, file }) => `import { ${name}Call } from './${file.slice(CONTRACTS.length + 1)}';`),
    `\n/** ${OF_WHOM[list]} */`,
    `export const ${list} = {`,
    ...calls.map(({ name }) => `  ${name}: ${name}Call,`),
    '} as const;\n',
  ].join('\n');
}

/** Returns the names of calls whose contracts are loaded later. */
function namesOf(list: keyof typeof OF_WHOM, calls: readonly CallFile[]): string {
  return [
    `/** ${OF_WHOM[list]} */`,
    `export const ${list} = [`,
    ...calls.map(({ name }) => `  '${name}',`),
    '] as const;\n',
  ].join('\n');
}

function wholeList(): string {
  return [
    HEAD,
    "import { ADMIN_CALLS } from './adminCalls.ts';",
    "import type { CallContract } from './callContract.ts';",
    "import { CLASS_CALLS } from './classCalls.ts';",
    "import { USER_CALLS } from './userCalls.ts';",
    '\n/** Every call of the server by its name. */',
    'export const CALLS = { ...USER_CALLS, ...ADMIN_CALLS, ...CLASS_CALLS } as const;\n',
    'export type CallName = keyof typeof CALLS;\n',
    'export type RequestOf<Name extends CallName> =',
    '  (typeof CALLS)[Name] extends CallContract<infer Request, unknown> ? Request : never;\n',
    'export type AnswerOf<Name extends CallName> =',
    '  (typeof CALLS)[Name] extends CallContract<infer _Request, infer Answer> ? Answer : never;\n',
  ].join('\n');
}

function functionsOf(calls: readonly CallFile[]): string {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return [
    HEAD,
    "import { CALLS } from '../../core/calls/calls.ts';",
    ...calls.map(
      ({ name }) => `import { ${name} as ${handlerOf(name)} } from './${findHandler(name, files)}';`,
    ),
    "import { deployCall } from './http/deployCall.ts';\n",
    ...calls.map(({ name }) => `export const ${name} = deployCall(CALLS.${name}, ${handlerOf(name)});`),
    '',
  ].join('\n');
}

/** Returns the handler's file: the one of the call's name in the folder of its subject. */
function findHandler(name: string, files: readonly string[]): string {
  const file = files.find((path) => path.endsWith(`/${name}.ts`));
  if (file === undefined) throw new Error(`No ${SERVER}/{subject}/${name}.ts handles the call.`);
  return file;
}

function handlerOf(name: string): string {
  return `handle${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * Returns the rewrites of Hosting: each call's address leads to its function. Rewrites of other addresses
 * stay.
 */
export function rewritesOf(calls: readonly CallFile[], present: readonly Rewrite[]): readonly Rewrite[] {
  const others = present.filter(({ source }) => !source.startsWith(API) || source === WEBHOOK);
  const own = calls.map(({ name }) => ({ source: `${API}${name}`, function: { functionId: name } }));
  return [...own, ...others];
}
