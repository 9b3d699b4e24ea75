import { type RequestHandler, Router } from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import type { Mail } from './Mail.ts';
import { MailBox } from './MailBox.ts';
import { mailRouter } from './mailRouter.ts';

let box: MailBox;
let server: TestServer;

const mail = (to: string, change: Partial<Mail> = {}): Mail => ({
  to,
  subject: 'Choose a new password',
  paragraphs: ['Somebody asked for it.'],
  link: { label: 'Choose', path: '/reset-password?mode=resetPassword&oobCode=abc' },
  ...change,
});
const open = () => fetch(`${server.origin}/__local/mail`);

beforeEach(async () => {
  box = new MailBox();
  server = await serveRouter(mailRouter(box));
});
afterEach(() => server.close());

it('shows the mails, newest first, each with its link on the app’s own origin', async () => {
  expect(await (await open()).text()).toContain('No mail yet.');
  box.send(mail('ada@example.com'));
  box.send(mail('bob@example.com'));
  const page = await (await open()).text();
  expect(page.indexOf('bob@example.com')).toBeLessThan(page.indexOf('ada@example.com'));
  expect(page).toContain('href="/reset-password?mode=resetPassword&amp;oobCode=abc"');
});

it('shows what others wrote as text', async () => {
  box.send(mail(`"<script>alert(1)</script>"@example.com`, { paragraphs: ['<img src=x onerror=alert(1)>'] }));
  const page = await (await open()).text();
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<img');
});

it('is not cached, cannot be framed and runs no scripts', async () => {
  const { headers } = await open();
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
});

it('in a classroom shows each link with the address and the code by which another machine opens it', async () => {
  await server.close();
  server = await serveRouter(mailRouter(box, () => 'http://192.168.1.7:4173'));
  box.send(mail('ada@example.com'));
  const page = await (await open()).text();
  const address = 'http://192.168.1.7:4173/reset-password?mode=resetPassword&amp;oobCode=abc';
  expect(page).toContain(`href="${address}"`);
  expect(page).toContain(`>${address}<`);
  expect(page).toContain('<svg');
});

it('keeps the newest two hundred', () => {
  for (let number = 0; number < 250; number += 1) box.send(mail(`${number}@example.com`));
  expect(box.mails).toHaveLength(200);
  expect(box.mails[0]?.to).toBe('249@example.com');
});

it('draws QR codes one by one, and lets other requests run in between', async () => {
  await server.close();
  const events: string[] = [];
  let another: Promise<Response> | undefined;
  const watchParts: RequestHandler = (_request, response, next) => {
    const write = response.write.bind(response);
    response.write = (part: string) => {
      events.push('part');
      another ??= fetch(`${server.origin}/another`);
      return write(part);
    };
    next();
  };
  const answerAnother: RequestHandler = (_request, response) => {
    events.push('another');
    response.end();
  };
  server = await serveRouter(
    Router().get('/another', answerAnother),
    watchParts,
    mailRouter(box, () => 'http://192.168.1.7:4173'),
  );
  for (let number = 0; number < 200; number += 1) box.send(mail('ada@example.com'));
  const page = await (await open()).text();
  await another;
  expect(page.match(/<svg/g)).toHaveLength(200);
  expect(events).toContain('another');
  expect(events.at(-1)).toBe('part');
});
