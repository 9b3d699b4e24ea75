/** `npm run restore -- <folder>`: puts a backup in the place of what the data folder holds, also while the server runs. */
import { runCommand } from './backup/runCommand.mjs';

await runCommand(async (args) => {
  const { restoreCommand } = await import('./backup/restoreCommand.ts');
  await restoreCommand(args);
});
