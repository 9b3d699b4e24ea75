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
  ])('leads home for %s', (_case, path) => {
    expect(nextAfter(path)).toBe('/dashboard');
  });
});
