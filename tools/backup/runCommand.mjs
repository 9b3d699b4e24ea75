import { fileURLToPath } from 'node:url';
import { fail } from '../setup/fail.mjs';
import { installPackages } from '../setup/installPackages.mjs';
import { checkNodeVersion } from '../setup/settings.mjs';

/**
 * Runs a command of TypeScript with the arguments it was given, from a fresh clone too. Paths among them are meant from
 * where npm was called.
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
