/**
 * `npm run restore -- <folder>`: replaces the data folder's content by a backup, also while the server runs.
 */
import { runCommand } from './backup/runCommand.mjs';

await runCommand(async (args) => {
  const { restoreCommand } = await import('./backup/restoreCommand.ts');
  await restoreCommand(args);
});
