import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { createServer, type ViteDevServer } from 'vite';

const FUNCTION_SOURCES = /[\\/](functions[\\/]src|core)[\\/](?!.*\.test\.ts$)/;
/** Milliseconds in which several saved files count as one change. */
const SETTLE_TIME = 200;

export interface DevApp {
  handler: RequestHandler;
  close: () => Promise<void>;
}

/** Starts Vite on the backend's own port, and reports changes of the functions' sources. */
export async function createDevApp(server: Server, onFunctionsChange: () => void): Promise<DevApp> {
  const vite = await createServer({
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  });
  watchFunctions(vite, onFunctionsChange);
  return { handler: vite.middlewares as unknown as RequestHandler, close: () => vite.close() };
}

function watchFunctions(vite: ViteDevServer, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, path) => {
    if (!FUNCTION_SOURCES.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_TIME);
  });
}
