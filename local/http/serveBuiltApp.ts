import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import compression from 'compression';
import express, { type Request, type Response, Router } from 'express';

/**
 * Serves the built app: files with a hash in their names are cached forever, others revalidated, and the
 * app's page is served for every address that a person opens.
 *
 * @param headers of every response, such as the content security policy
 */
export function serveBuiltApp(folder: string, headers: Readonly<Record<string, string>> = {}): Router {
  const router = Router();
  router.use(compression());
  router.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
  );
  router.use('/assets', answerNotFound);
  router.get('/', (request, response) => sendFrontPage(folder, request, response));
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response) => {
    if (!isNavigation(request)) return answerNotFound(request, response);
    response.set('cache-control', 'no-cache').sendFile('app.html', { root: folder, cacheControl: false });
  });
  return router;
}

/** The page at `/` in the caller's language, chosen and found as Firebase Hosting does (`hosting.i18n` of firebase.json). */
function sendFrontPage(folder: string, request: Request, response: Response): void {
  const chosen = /(?:^|; )firebase-language-override=([a-z]+)/.exec(request.get('cookie') ?? '')?.[1];
  const wanted = [...(chosen === undefined ? [] : [chosen]), ...request.acceptsLanguages()];
  const languages = wanted.flatMap((tag) => /^[a-z]{2,3}(?=-|$)/.exec(tag.toLowerCase()) ?? []);
  const pages = languages.map((language) => join('localized', language, 'index.html'));
  const page = pages.find((path) => existsSync(join(folder, path))) ?? 'index.html';
  response
    .set({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' })
    .sendFile(page, { root: folder, cacheControl: false });
}

/**
 * Returns whether to serve the app's page: a missing picture or script must be an error instead. Browsers ask
 * for HTML when they navigate; scripts accept anything, and a path with a file extension is a file.
 */
function isNavigation(request: Request): boolean {
  if (request.accepts(['html', 'json']) !== 'html') return false;
  return (request.get('accept') ?? '').includes('text/html') || extname(request.path) === '';
}

function answerNotFound(_request: Request, response: Response): void {
  response.status(404).type('text').send('Not found');
}
