// @isolation backend

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { showRoom, showRooms } from './openings.ts';

const page = readFileSync(new URL('../../../app.html', import.meta.url), 'utf8');
const room = {
  roomName: 'The study',
  creator: 'Ada',
  difficulty: { band: 'medium', minutes: 7 } as const,
  imageUrl: '/v0/cover.webp',
};

const OTHER = { id: 'other/room', roomName: 'Other', imageUrl: '/v0/other.webp' };
const OTHER_FRAME =
  '<div class="opening-frame"><a href="/gameplay/other%2Froom" aria-label="Other"><img alt="" loading="lazy" src="/v0/other.webp" /></a></div>';

it('shows name, creator, length and cover in the app’s page before the app is there', () => {
  const html = showRoom(page, room);
  expect(html).toContain('<h1>The study</h1><p>Ada · ~7 min</p>');
  expect(html).toContain('<img alt="" fetchpriority="high" src="/v0/cover.webp" />');
});

it('shows names as text, never as markup', () => {
  expect(showRoom(page, { ...room, roomName: "<b>$'" })).toContain('<h1>&lt;b&gt;$&#39;</h1>');
});

it('shows a rough version of a cover until it is loaded, where there is one', () => {
  const html = showRoom(page, room, { rough: 'data:image/webp;base64,AAAA' });
  expect(html).toContain(
    '<div class="opening-frame" style="background-image:url(data:image/webp;base64,AAAA)"><img',
  );
  expect(showRoom(page, room)).not.toContain('style="background-image');
});

it('shows the first small covers of the dashboard as links, and leaves its words to the app, which knows the language', () => {
  const first = {
    id: 'study',
    roomName: '"The" study',
    imageUrl: '/v0/b/x/o/versions%2Fa%2F2.webp?alt=media&token=t',
  };
  const html = showRooms(page, [first, OTHER], 'data:image/webp;base64,AAAA');
  expect(html).toContain('<h1></h1><p></p>');
  expect(html).toContain(
    'url(data:image/webp;base64,AAAA)"><a href="/gameplay/study" aria-label="&quot;The&quot; study"><img alt="" fetchpriority="high" src="/v0/b/x/o/versions%2Fa%2F2-small.webp?alt=media&amp;token=t" />',
  );
  expect(html).toContain(OTHER_FRAME);
  expect(showRooms(page, [])).toBe(page);
});

it('reserves the space of a room without a cover on the dashboard', () => {
  expect(showRooms(page, [{ ...OTHER, imageUrl: '' }, OTHER])).toContain(
    `<div class="opening-frame"></div>${OTHER_FRAME}`,
  );
});

it('has a start button only where a room is started', () => {
  expect(showRoom(page, room, { start: true })).toContain(
    '<div class="opening-board"><button></button></div></main>',
  );
  expect(showRoom(page, room)).not.toContain('<button>');
});

it('leaves a room without a cover to the app', () => {
  expect(showRoom(page, { ...room, imageUrl: '' })).toBe(page);
});
