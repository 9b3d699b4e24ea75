import type { Request, Response } from 'firebase-functions/v2/https';
import { logger } from '../log/logger.ts';
import { loadPage, type Page } from './loadPage.ts';

/** Cached by Hosting for a minute. */
const SHARED_FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

/** The page to send. */
export interface Told {
  html: string;
  headers?: Readonly<Record<string, string>>;
}

/** Serves the app's page as changed by `tell`. */
export async function sendPage(
  request: Request,
  response: Response,
  tell: (page: Page) => Promise<Told>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('allow', 'GET, HEAD').status(405).end();
    return;
  }
  try {
    const page = await loadPage(request);
    const { html, headers = {} } = await tell(page);
    response
      .set({ ...page.headers, ...headers, 'cache-control': SHARED_FOR_A_MINUTE })
      .type('html')
      .send(html);
  } catch (error) {
    logger.error(error);
    response.set('cache-control', 'no-store').status(503).type('text').send('Please try again in a moment.');
  }
}
