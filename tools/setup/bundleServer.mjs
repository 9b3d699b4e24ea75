import { build } from 'vite';
import { SERVER_BUNDLE } from './settings.mjs';

/**
 * Bundles the server's own sources into one file, packages left outside: a start then reads one file of plain
 * JavaScript instead of translating some three hundred.
 */
async function bundleServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'tools/serve.ts',
      outDir: SERVER_BUNDLE.folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: SERVER_BUNDLE.entry } },
    },
  });
}

try {
  await bundleServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
