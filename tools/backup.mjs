/** `npm run backup [-- <folder>]`: copies the whole data folder, also while the server runs. */
import { runCommand } from './backup/runCommand.mjs';

await runCommand(async (args) => {
  const { backupCommand } = await import('./backup/backupCommand.ts');
  await backupCommand(args);
});
