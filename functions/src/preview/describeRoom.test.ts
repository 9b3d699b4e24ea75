// @isolation backend

import { expect, it } from 'vitest';
import { describeRoom } from './describeRoom.ts';

const page = {
  origin: 'https://rooms.example',
  html: '<html><head><title>Escape Rooms</title></head><body></body></html>',
  headers: {},
};
const room = {
  roomName: 'The study',
  creator: 'Ada',
  difficulty: { band: 'medium', minutes: 7 } as const,
  imageUrl: '/v0/cover.webp',
  isListed: true,
};

it('puts name, creator, length and cover into the head', () => {
  const html = describeRoom(page, room);
  expect(html).toContain('<title>The study – Escape Rooms</title>');
  expect(html).toContain('<meta property="og:title" content="The study" />');
  expect(html).toContain('<meta property="og:description" content="Ada · ~7 min" />');
  expect(html).toContain('<meta property="og:image" content="https://rooms.example/v0/cover.webp" />');
  expect(html).toContain('<link rel="preload" as="image" href="/v0/cover.webp" fetchpriority="high" />');
  expect(html).not.toContain('noindex');
  expect(html).toMatch(/<\/head><body><\/body><\/html>$/);
});

it('tells no length where none is known', () => {
  expect(describeRoom(page, { ...room, difficulty: null })).toContain('content="Ada"');
});

it('escapes names in attributes, whatever they contain', () => {
  const html = describeRoom(page, { ...room, roomName: `"><script>alert('$&')</script>` });
  expect(html).not.toContain('<script>');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;"');
});

it('keeps search engines away from unlisted rooms, and shows no cover where there is none', () => {
  const html = describeRoom(page, { ...room, isListed: false, imageUrl: '' });
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('og:image');
  expect(html).not.toContain('preload');
});
