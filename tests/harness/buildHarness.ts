import { join, resolve } from 'node:path';
import { buildIfChanged } from '../../tools/setup/buildParts.mjs';
import { runPackageProgram } from '../../tools/setup/run.mjs';

/** In development mode React's StrictMode mounts twice; production mode is what users get. */
export type HarnessMode = 'development' | 'production';

/** Builds the stage's pages, unless a build of exactly the same sources exists. Returns their folder. */
export async function buildHarness(mode: HarnessMode): Promise<string> {
  const folder = join('.cache', 'harness', mode);
  await buildIfChanged({
    name: `stage-${mode}`,
    output: join(folder, 'stage.html'),
    inputs: ['package-lock.json', 'tests/harness', 'src', 'game', 'core'],
    build: () =>
      runPackageProgram(
        'vite',
        'build',
        ...['--config', 'tests/harness/vite.config.ts'],
        ...['--mode', mode, '--outDir', resolve(folder)],
      ),
  });
  return folder;
}
