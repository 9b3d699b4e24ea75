import { expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

it.each(['/', '/dashboard', '/gameplay/a-1?embed', '/admin?tab=reports#top', '/room-editor/%C3%A9'])(
  'leaves a page of the app as it is: %s',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it.each([
  '//evil.example/login',
  '/\\evil.example',
  '/.//evil.example/x',
  '/\t/evil.example',
  '',
  'login',
  '//[',
])('leads home instead of to another site: %j', (path) => {
  expect(ownPath(path)).toBe('/dashboard');
});
