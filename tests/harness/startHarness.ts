import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buildHarness, type HarnessMode } from './buildHarness.ts';
import { findPicture } from './findPicture.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** The stage on a page of its own, built like the app, without a backend and with drawn test pictures. */
export interface Harness {
  url: string;
  close: () => Promise<void>;
}

export async function startHarness(mode: HarnessMode): Promise<Harness> {
  const folder = await buildHarness(mode);
  const server = createServer((request, response) => void answer(folder, request, response));
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
  if (path.startsWith('/pictures/'))
    return findPicture(join(folder, 'pictures'), path.slice('/pictures/'.length));
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
