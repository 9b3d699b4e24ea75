import { expect, it } from 'vitest';
import { readMailedLink } from './readMailedLink.ts';

const read = (query: Record<string, string>) => readMailedLink(new URLSearchParams(query));
const own = (path: string) => `${window.location.origin}${path}`;

it('is no link without a code', () => {
  expect(read({})).toBeNull();
  expect(read({ mode: 'verifyEmail', oobCode: '' })).toBeNull();
});

it('reads what Firebase puts into its links; a bare code is for a new password', () => {
  expect(read({ mode: 'verifyEmail', oobCode: 'abc', apiKey: 'k', lang: 'en' })).toEqual({
    mode: 'verifyEmail',
    code: 'abc',
    continuePath: '/dashboard',
  });
  expect(read({ oobCode: 'abc' })?.mode).toBe('resetPassword');
  expect(read({ oobCode: 'abc', mode: 'signIn' })?.mode).toBe('resetPassword');
});

it('leads on within the app alone', () => {
  const goesTo = (continueUrl: string) => read({ oobCode: 'abc', continueUrl })?.continuePath;
  expect(goesTo(own('/projects?sort=name#top'))).toBe('/projects?sort=name#top');
  for (const elsewhere of [
    'http://evil.example/projects',
    'javascript:alert(1)',
    'projects',
    own('//evil.example'),
  ])
    expect(goesTo(elsewhere), elsewhere).toBe('/dashboard');
});
