import type { Route } from './ask.ts';

/** A spelling of the mail page's address in a request. */
interface MailAddress {
  target: string;
  /** The expected result for another machine. */
  wanted: '404' | '200 the app';
}

/**
 * Returns spellings of the mail page's address. Addresses that the server recognizes as under /__local get
 * 404 for another machine. All others are unknown addresses, for which it serves the app's page, as Hosting
 * does. Both results are right, but the mail page never is.
 */
export function mailAddresses({ host, port }: Route): readonly MailAddress[] {
  return [
    ...targets(LOCAL, '404'),
    ...targets(absoluteForms(`${host}:${port}`), '404'),
    ...targets(NOBODYS, '200 the app'),
  ];
}

function targets(texts: readonly string[], wanted: MailAddress['wanted']): MailAddress[] {
  return texts.map((target) => ({ target, wanted }));
}

/** Returns the form for proxies, in which the host's name is ignored. */
function absoluteForms(authority: string): string[] {
  return [
    `http://${authority}/__local/mail`,
    `HTTP://${authority.toUpperCase()}/__LOCAL/MAIL`,
    'http://localhost/__local/mail',
    'https://127.0.0.1/__local/mail',
    `http://me:secret@${authority}/__local/mail?x`,
  ];
}

const LOCAL = [
  '/__local/mail',
  '/__local/mail/',
  '/__local/mail?',
  '/__local/mail?x=/../',
  '/__local/mail#x',
  '/__LOCAL/MAIL',
  '/__Local/Mail',
  '/__local/%6dail',
  '/__local/mai%6C',
  '/__local/%6D%61%69%6C',
  '/__local//mail',
  '/__local///mail',
  '/__local/./mail',
  '/__local/x/../mail',
  '/__local/../__local/mail',
  '/__local/..%2f__local/mail',
  '/__local/mail;x',
  '/__local/mail;x=y/',
  '/__local/;/mail',
  '/__local/mail%00',
  '/__local/mail%20',
  '/__local/mail.html',
  '/__local/%2e/mail',
  '/__local/pay',
  '/__local/pay/cs_test_guessed',
  '/__local/pay/../pay',
];

const NOBODYS = [
  '/%5f_local/mail',
  '/%5F%5Flocal/mail',
  '/_%5flocal/%6dail',
  '/__%6cocal/mail',
  '/%5f%5f%6c%6f%63%61%6c/%6d%61%69%6c',
  '/%255f_local/mail',
  '//__local/mail',
  '///__local/mail',
  '//__local//mail',
  '//localhost/__local/mail',
  '//127.0.0.1/__local/mail',
  '/./__local/mail',
  '/x/../__local/mail',
  '/../__local/mail',
  '/%2e/__local/mail',
  '/x/%2e%2e/__local/mail',
  '/x/..%2f__local/mail',
  '/__local%2fmail',
  '/__local%2Fmail/',
  '/__local%5cmail',
  '/%2f__local/mail',
  '/__local;x/mail',
  '/__local;/mail',
  '/;/__local/mail',
  '/__local%00/mail',
  '/__local%20/mail',
  '/__local./mail',
  '/%EF%BC%BF%EF%BC%BFlocal/mail',
  '/__loca%C5%82/mail',
];
