import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export interface StagedFunctions {
  /** The folder outside the project, with the files of a deploy and the packages of its own lock file. */
  folder: string;
  /** Runs Node there, with an empty environment except for the given variables; returns its output. */
  runNode: (args: readonly string[], env?: Record<string, string>) => string;
  remove: () => void;
}

/** Keeps a linked folder of packages in its place, so that Node never uses the project's own packages. */
const IN_PLACE = ['--preserve-symlinks', '--preserve-symlinks-main'];

/** Builds the functions and copies what `firebase deploy` would upload, with the same ignore list. */
export function stageFunctions(ignore: readonly string[]): StagedFunctions {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'escape-functions-')));
  const source = join(root, 'source');
  const folder = join(root, 'upload');
  const isKept = (path: string) => !ignore.some((pattern) => matches(basename(path), pattern));
  cpSync('functions', source, {
    recursive: true,
    filter: (path) => !['lib', 'node_modules'].includes(basename(path)),
  });
  execFileSync(process.execPath, ['functions/build.mjs', join(source, 'lib')]);
  cpSync(source, folder, { recursive: true, filter: (path) => path === source || isKept(path) });
  symlinkSync(resolve('functions/node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    runNode: (args, env = {}) =>
      execFileSync(process.execPath, [...IN_PLACE, ...args], {
        cwd: folder,
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The patterns of firebase.json name files and folders at any depth. */
function matches(name: string, pattern: string): boolean {
  return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
}
