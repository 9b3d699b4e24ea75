import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Router } from 'express';
import type { MailBox } from './MailBox.ts';
import { MAIL_PAGE_STYLE, mailPage } from './mailPage.ts';

const STYLE_DIGEST = createHash('sha256').update(MAIL_PAGE_STYLE).digest('base64');

/** The page's links open accounts: it must not be cached, framed or leak its address. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * The mailbox at /__local/mail. Its links open accounts: serve it behind `onlyThisMachine`.
 * @param sharedOrigin the address by which other machines reach the app, or null. If there is one, the page shows links
 * with it, to be passed on to their users.
 */
export function mailRouter(box: MailBox, sharedOrigin: () => string | null = () => null): Router {
  const router = Router();
  router.get('/__local/mail', async (_request, response) => {
    response.set(HEADERS).type('html');
    // In chunks: two hundred QR codes at once would block everybody for a second.
    for (const part of mailPage(box.mails, sharedOrigin())) {
      response.write(part);
      await nextTurn();
    }
    response.end();
  });
  return router;
}
