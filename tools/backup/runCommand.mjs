import { fileURLToPath } from 'node:url';
import { fail } from '../setup/fail.mjs';
import { installPackages } from '../setup/installPackages.mjs';
import { checkNodeVersion } from '../setup/settings.mjs';

/**
 * Runs a command that is written in TypeScript, in a fresh clone too, with the arguments it was given. Paths among them
 * are relative to the folder in which npm was called.
 */
export async function runCommand(command) {
  try {
    checkNodeVersion();
    process.env.INIT_CWD ??= process.cwd();
    process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
    await installPackages('.');
    const { register } = await import('tsx/esm/api');
    register();
    await command(process.argv.slice(2));
  } catch (error) {
    fail(error);
  }
}
