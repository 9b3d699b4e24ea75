import { describe, expect, it } from 'vitest';
import { apply } from '../../testing/build.ts';
import { chestEntry, newRoom, starterRooms } from '../../testing/entries.ts';

describe('replaceContents', () => {
  const [, starter = newRoom()] = starterRooms;
  const present = {
    ...newRoom(),
    revision: 4,
    publishedVersion: 2,
    imageUrl: '/cover.webp',
    isPreviewed: true,
  };

  it('takes over the other room’s contents', () => {
    const { room } = apply(present, { type: 'replaceContents', contents: starter });
    expect(room.itemOrder).toEqual(starter.itemOrder);
    expect(room.itemConfigs).toEqual(starter.itemConfigs);
    expect(room.roomName).toBe('Starter');
  });

  it('keeps owner, revision and what is published', () => {
    const strangers = { ...starter, creatorId: 'eve', revision: 9 };
    const { room } = apply(present, {
      type: 'replaceContents',
      contents: strangers,
    });
    expect(room).toMatchObject({
      creatorId: 'ada-1',
      revision: 4,
      publishedVersion: 2,
      imageUrl: '/cover.webp',
    });
  });

  it('E1 counts as an edit: the room must be won in preview again, and the given room is not changed', () => {
    const { room } = apply(present, { type: 'replaceContents', contents: starter });
    expect(room.isPreviewed).toBe(false);
    expect(present.isPreviewed).toBe(true);
    expect(apply(room, { type: 'replaceContents', contents: room }).room).toBe(room);
  });

  it('shares nothing with the other room afterwards', () => {
    const { room } = apply(present, { type: 'replaceContents', contents: starter });
    expect(apply(room, { type: 'addItem', id: 'box', entry: chestEntry }).room.itemOrder).toContain('box');
    expect(starter.itemOrder).not.toContain('box');
  });
});
