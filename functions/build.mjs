import { resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Stays outside the bundle: a deploy installs it from this folder's package.json. */
const INSTALLED = /^(node:|(firebase-(admin|functions)|sharp|stripe)(\/|$))/;

/**
 * `node functions/build.mjs [folder]`; a deploy looks for the bundle in lib/, as package.json says. That is emptied first;
 * a folder that was named may hold what is somebody's, and is only written into.
 */
const named = argv[2];

/** The code of an instance and of its job thread (src/jobs/): one file each, without shared parts. */
const ENTRIES = { index: 'src/index.ts', thread: 'src/jobs/thread.ts' };

/** Bundles the functions with the core, since a deploy uploads this folder alone. */
async function buildFunctions() {
  for (const [place, [name, entry]] of Object.entries(ENTRIES).entries())
    await build({
      root: fileURLToPath(new URL('.', import.meta.url)),
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: named === undefined ? 'lib' : resolve(named),
        emptyOutDir: named === undefined && place === 0,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rolldownOptions: { external: INSTALLED, output: { entryFileNames: `${name}.js` } },
      },
    });
}

try {
  await buildFunctions();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
