import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, readNext } from './loginPath.ts';

function nextAfter(path: string) {
  return readNext(new URL(path, 'http://localhost').searchParams);
}

describe('loginPath', () => {
  it.each(['/projects', '/room-editor/a?tab=items#door'])('leads back to %s', (next) => {
    expect(nextAfter(loginPath(next))).toBe(next);
  });

  it.each([
    ['nothing', '/login'],
    ['another site', loginPath('https://evil.example/')],
    ['another site without its protocol', loginPath('//evil.example/a')],
    ['another site behind a backslash', loginPath('/\\evil.example')],
    ['another site behind a tab', loginPath('/\t/evil.example')],
    ['a script', loginPath('javascript:alert(1)')],
    ['another site behind a dot', loginPath('/.//evil.example/x')],
    ['another site behind two dots', loginPath('/a/..//evil.example/x')],
    ['another site behind an encoded dot', loginPath('/%2e//evil.example/x')],
    ['another site behind a dot and a tab', loginPath('/.\t/\n/evil.example/x')],
    ['another site behind a dot and a backslash', loginPath('/./\\evil.example/x')],
    ['no address at all', loginPath('//[')],
  ])('leads home for %s', (_case, path) => {
    expect(nextAfter(path)).toBe('/dashboard');
  });

  it('leads to a page of the app for any input, even when decoded twice', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%09',
        '\t',
        '\r',
        '\n',
        '\0',
        ' ',
        '@',
        ':',
        '?',
        '#',
      ],
      ...[
        'evil.example',
        'javascript:alert(1)',
        'http:',
        'data:',
        '[',
        '\u2024',
        '\uff0f',
        '\u2044',
        '\ud800',
        'projects',
      ],
    );
    const trick = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(fc.oneof(trick, fc.webUrl(), fc.string({ unit: 'binary' })), (asked) => {
        const next = readNext(new URLSearchParams({ next: asked }));
        for (const page of ['http://localhost:4173/login', 'https://rooms.example/login?next=%2F']) {
          const { origin, pathname, search, hash } = new URL(next, page);
          expect(origin).toBe(new URL(page).origin);
          expect(pathname + search + hash).toBe(next);
        }
        expect(next).toMatch(/^\/(?!\/)/);
        expect(readNext(new URLSearchParams({ next }))).toBe(next);
      }),
      { seed: 20261121, numRuns: 800 },
    );
  });
});
