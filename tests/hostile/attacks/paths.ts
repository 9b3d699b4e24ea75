import type { Choices } from '../../../core/testing/choices.ts';

const PIECES = [
  '..',
  '../..',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..;/',
  '%252e%252e%252f',
  '%c0%ae%c0%ae/',
  '%00',
  '%0d%0aset-cookie:%20a=b',
  '%',
  '%E0%A4%A',
  '%ff',
  '//',
  '/./',
  '\u00ff\u00fe',
  '__proto__',
  'constructor',
  'toString',
  '%F0%9F%97%9D',
  '*',
  '(',
  '[',
  '{',
  '|',
  '~',
  '?',
  '??a',
  '#',
  '.git/config',
  'database.sqlite',
] as const;

const QUERIES = [
  'name[]=x&name[]=y',
  'name[__proto__]=x',
  '__proto__[polluted]=1',
  'name=%00',
  'name=..%2f..%2fx',
  'alt=media&alt=json',
  'maxResults=-1',
  'maxResults=1e9',
  'prefix=%00',
  'prefix=%F4%8F%BF%BF',
  'pageToken=%ff',
  'limit=999999',
  'sortBy=__proto__',
  'upload_id=',
  'upload_id=%27%20OR%201',
  'token=',
  'key=%',
  '$alt=json',
  '&&&===',
  'a='.repeat(1500),
] as const;

const WHOLE = [
  '*',
  '',
  'evil',
  'http://evil.example/',
  '//evil.example/',
  '/'.repeat(3000),
  '/%',
  '/\u00ff',
  `/${'a/'.repeat(4000)}`,
  '/?',
] as const;

type Attack = (choices: Choices, path: string) => string;

const ATTACKS: readonly Attack[] = [
  (choices, path) => insert(choices, path, choices.oneOf(PIECES)),
  (choices, path) => insert(choices, insert(choices, path, choices.oneOf(PIECES)), choices.oneOf(PIECES)),
  (choices, path) => replaceSegment(choices, path, choices.oneOf(PIECES)),
  (choices, path) => `${path}${choices.oneOf(PIECES)}`,
  (choices, path) => `${path}${path.includes('?') ? '&' : '?'}${choices.oneOf(QUERIES)}`,
  (choices, path) => `${path.split('?')[0]}?${choices.oneOf(QUERIES)}`,
  (choices, path) => path.slice(0, 1 + choices.below(path.length)),
  (choices) => choices.oneOf(WHOLE),
  (choices, path) => `${choices.oneOf(['/assets', '/art', '/api', '/v0', '/v1', '/__local'])}/..${path}`,
];

/** Returns a path that tries to reach something other than its name says. */
export function badPath(choices: Choices, path: string): string {
  // A space or a line break would end the address; the attacks by headers break the request's form.
  return choices
    .oneOf(ATTACKS)(choices, path)
    .replace(/[ \r\n]/g, '');
}

function insert(choices: Choices, path: string, piece: string): string {
  const at = 1 + choices.below(path.length);
  return path.slice(0, at) + piece + path.slice(at);
}

function replaceSegment(choices: Choices, path: string, piece: string): string {
  const segments = path.split('/');
  segments[1 + choices.below(segments.length - 1)] = piece;
  return segments.join('/');
}
