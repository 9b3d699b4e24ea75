import type { Request, Response } from 'firebase-functions/v2/https';
import { logger } from '../log/logger.ts';
import { loadPage, type Page } from './loadPage.ts';

/** A page that everybody reads is made once a minute; what changes is told a minute later. */
const SHARED_FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

/** What is sent of the app's page. */
export interface Told {
  html: string;
  headers?: Readonly<Record<string, string>>;
}

/** Answers a reader with the app's page as `tell` makes it. */
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
