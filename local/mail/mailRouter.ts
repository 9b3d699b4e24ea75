import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import type { MailBox } from './MailBox.ts';
import { MAIL_PAGE_STYLE, mailPage } from './mailPage.ts';

const STYLE_DIGEST = createHash('sha256').update(MAIL_PAGE_STYLE).digest('base64');

/** The page's links open accounts: nobody keeps a copy, no other site learns the address or frames the page. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The mailbox at /__local/mail, for this machine alone; to everyone else there is no such page. */
export function mailRouter(box: MailBox): Router {
  const router = Router();
  router.get('/__local/mail', onlyThisMachine, (_request, response) => {
    response.set(HEADERS).type('html').send(mailPage(box.mails));
  });
  return router;
}

const onlyThisMachine: RequestHandler = (request, _response, next) => {
  if (isFromThisMachine(request)) next();
  else next('router');
};

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** A proxy on this machine passes strangers on from a loopback address, and says so by its headers. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}
