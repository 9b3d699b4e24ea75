import { join, resolve } from 'node:path';
import { buildIfChanged } from '../../tools/setup/buildParts.mjs';
import { runPackageProgram } from '../../tools/setup/run.mjs';

/** Development brings React's StrictMode with its double mounts; production is what users get. */
export type HarnessMode = 'development' | 'production';

/** Builds the stage's pages, unless they were built from the very same sources. Answers the folder that holds them. */
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
