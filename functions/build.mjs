import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Stays outside the bundle: a deploy installs it from this folder's package.json. */
const INSTALLED = /^(node:|firebase-(admin|functions)(\/|$))/;

/** Bundles the functions with the core into one file, since a deploy uploads this folder alone. */
async function buildFunctions() {
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/index.ts',
      outDir: 'lib',
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: { external: INSTALLED, output: { entryFileNames: 'index.js' } },
    },
  });
}

try {
  await buildFunctions();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
