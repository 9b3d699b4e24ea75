import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SetupError } from './fail.mjs';

const IS_WINDOWS = process.platform === 'win32';

/** Runs a program to its end, its output going to the terminal. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', (error) =>
      reject(
        error.code === 'ENOENT' ? new SetupError(`${command} was not found; it is needed here.`) : error,
      ),
    );
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new SetupError(`${command} ${args.join(' ')} failed (${signal ?? `exit code ${code}`}).`));
    });
  });
}

/** Runs a program that one of the packages brings. */
export function runPackageProgram(name, ...args) {
  const program = join('node_modules', '.bin', IS_WINDOWS ? `${name}.cmd` : name);
  return run(program, args, { shell: IS_WINDOWS });
}

/** Runs a script of the project with this Node. */
export function runScript(...args) {
  return run(process.execPath, args);
}

/** Runs npm, from the path that `npm start` provides or else from PATH. */
export function runNpm(folder, ...args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args], { cwd: folder });
  return run('npm', args, { cwd: folder, shell: IS_WINDOWS });
}

/** Announces a step and prints its duration. */
export async function announce(what, work) {
  const start = Date.now();
  console.log(`${what} …`);
  await work();
  console.log(`${what}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
