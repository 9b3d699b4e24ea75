import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { findPicture } from './findPicture.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const PAGES = ['stage.html', 'bare.html'];
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** The stage on a page of its own: built like the app, with no backend and with drawn test pictures. */
export interface Harness {
  url: string;
  close: () => Promise<void>;
}

/** `mode` development brings React's StrictMode with its double mounts; production is what users get. */
export async function startHarness(mode: 'development' | 'production'): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'stage-harness-'));
  await buildPages(folder, mode);
  const server = createServer((request, response) => void answer(folder, request, response));
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function buildPages(outDir: string, mode: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    mode,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      outDir,
      target: 'es2022',
      minify: mode === 'production',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: PAGES.map((page) => join(ROOT, page)) },
    },
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://harness');
  const body = await findBody(folder, decodeURIComponent(pathname));
  if (!body) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[extname(pathname)] ?? 'image/webp';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
}

async function findBody(folder: string, path: string): Promise<Buffer | undefined> {
  if (path.startsWith('/pictures/')) return findPicture(path.slice('/pictures/'.length));
  try {
    return await readFile(join(folder, normalize(path)));
  } catch {
    return undefined;
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });
}
