import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { showRoom } from './showRoom.ts';

const page = readFileSync(new URL('../../../app.html', import.meta.url), 'utf8');
const room = { roomName: 'The study', creator: 'Ada', timeLimit: 10, imageUrl: '/v0/cover.webp' };

it('shows name, creator, time and cover in the app’s page before the app is there', () => {
  const html = showRoom(page, room);
  expect(html).toContain('<h1>The study</h1><p>Ada · 10 min</p>');
  expect(html).toContain('<img alt="" fetchpriority="high" src="/v0/cover.webp" />');
});

it('shows names as text', () => {
  expect(showRoom(page, { ...room, roomName: "<b>$'" })).toContain('<h1>&lt;b&gt;$&#39;</h1>');
});

it('leaves a room without a cover to the app', () => {
  expect(showRoom(page, { ...room, imageUrl: '' })).toBe(page);
});
