import type { Choices } from '../../../core/testing/choices.ts';
import { type Draft, withHeader } from '../Draft.ts';

type Header = readonly [name: string, value: string];

/** Headers that replace the request's own header of the same name. */
const REPLACED: readonly Header[] = [
  ['host', 'evil.example'],
  ['host', ''],
  ['host', 'localhost:1'],
  ['host', '127.0.0.1.evil.example'],
  ['host', 'a'.repeat(3000)],
  ['content-length', '-1'],
  ['content-length', '99999999999999999999'],
  ['content-length', '1e3'],
  ['content-length', '0'],
  ['content-length', '1000000'],
  ['transfer-encoding', 'chunked'],
  ['transfer-encoding', 'gzip, chunked'],
  ['transfer-encoding', 'x\u000bchunked'],
  ['content-type', 'multipart/related'],
  ['content-type', 'multipart/related; boundary='],
  ['content-type', `multipart/related; boundary=${'b'.repeat(5000)}`],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'text/html; charset=utf-7'],
  ['content-type', '__proto__'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'deflate, deflate'],
  ['content-encoding', '__proto__'],
  ['authorization', 'Basic YTpi'],
  ['authorization', 'Bearer'],
  ['authorization', '\u0000'],
];

/** Headers that are added to the request's own. */
const ADDED: readonly Header[] = [
  ['host', 'evil.example'],
  ['content-length', '5'],
  ['transfer-encoding', 'chunked'],
  ['origin', 'http://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-for', '127.0.0.1, 8.8.8.8'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/__local/mail'],
  ['range', 'bytes=0-0,1-1,2-2,3-3,4-4'],
  ['range', 'bytes=99999999-'],
  ['range', 'bytes=-99999999999999999999'],
  ['range', 'items=1'],
  ['if-match', '"x"'],
  ['if-none-match', '*'],
  ['if-modified-since', 'yesterday'],
  ['expect', '100-continue'],
  ['expect', 'the-unexpected'],
  ['upgrade', 'websocket'],
  ['connection', 'upgrade'],
  ['cookie', `a=${'b'.repeat(6000)}`],
  ['cookie', '__proto__=1'],
  ['accept', '*/*;q=nonsense'],
  ['accept-encoding', 'gzip;q=0, *;q=0'],
  ['x-large', 'x'.repeat(20_000)],
  ['x-goog-upload-command', 'finalize, finalize, start, cancel'],
  ['x-goog-upload-offset', '-1'],
  ['x-goog-upload-offset', '9007199254740993'],
  ['x-goog-upload-header-content-length', '5242881'],
  ['x-goog-upload-header-content-length', 'NaN'],
  ['x-goog-upload-header-content-type', 'text/html'],
  ['x-bad name', 'x'],
  ['x-folded', 'a\r\n b'],
  ['x-split', 'a\r\nhost: evil.example'],
  ['', 'no name'],
];

const METHODS = [
  'PUT',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'DELETE',
  'PATCH',
  'GET',
  'get',
  'NONE',
  '',
];

export function badHeader(choices: Choices, draft: Draft): Draft {
  if (choices.isTrue()) return withHeader(draft, ...choices.oneOf(REPLACED));
  const [name, value] = choices.oneOf(ADDED);
  return { ...draft, headers: [...draft.headers, [name, value]] };
}

export function badMethod(choices: Choices, draft: Draft): Draft {
  return { ...draft, method: choices.oneOf(METHODS) };
}
