import { build } from 'vite';
import { SERVER_BUNDLE } from './settings.mjs';

/**
 * Bundles the server's own sources without packages: a file for the server, one that runs it, one for the drawing
 * thread and one for shared code. A start then reads plain JavaScript instead of translating some three hundred files.
 */
async function bundleServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: SERVER_BUNDLE.folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          serve: 'tools/serve.ts',
          runServer: 'tools/runServer.ts',
          pictureWorker: 'art/serving/pictureWorker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

try {
  await bundleServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
