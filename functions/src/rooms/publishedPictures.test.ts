// @isolation backend

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryUri, uploadUri, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { fileName, PICTURE_SIZES } from '../pictures/pictureFiles.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { publishRoom } from './publishRoom.ts';
import { readRoughCover } from './versionCovers.ts';

serveTests();

let deps: TestDeps;

beforeAll(() => {
  deps = createTestDeps();
});

function publish(roomId: string, revision: number, caller: typeof CREATOR | null = CREATOR) {
  return publishRoom({ roomId, revision }, caller, deps);
}

it('gives the version a re-encoded copy of the cover, so that nothing else in the file is shown', async () => {
  await deps.saveDraft('covered', createTestRoom());
  const cover = Buffer.concat([await drawPicture('#336699'), Buffer.from('<script>alert(1)</script>')]);
  await deps.bucket.file('images/covered.webp').save(cover, {
    contentType: 'image/webp',
    metadata: { metadata: { firebaseStorageDownloadTokens: 'a-token' } },
  });
  await publish('covered', 3);
  await deps.bucket
    .file('images/covered.webp')
    .save(await drawPicture('#ff0000'), { contentType: 'image/webp' });

  const summary = await deps.read('summary/covered');
  expect(summary?.imageUrl).toBe('/pictures/versions/covered/1.webp');
  for (const name of ['1.webp', '1-small.webp']) {
    const file = deps.bucket.file(`versions/covered/${name}`);
    const [[bytes], [metadata]] = await Promise.all([file.download(), file.getMetadata()]);
    expect(metadata.contentType).toBe('image/webp');
    // A download token would open the file for ever, even after the room is deleted.
    expect(metadata.metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    expect(bytes.includes('script')).toBe(false);
    const shown = sharp(bytes);
    expect(await shown.metadata()).toMatchObject({ format: 'webp', width: 64, height: 36 });
    const { channels } = await shown.stats();
    expect(channels.map(({ mean }) => Math.round(mean / 3))).toEqual(
      [0x33, 0x66, 0x99].map((part) => part / 3),
    );
  }
  expect(await deps.read('rooms/covered/versions/1')).toMatchObject({ imageUrl: summary?.imageUrl });
  expect(await readRoughCover(deps, summary?.imageUrl)).toMatch(/^data:image\/webp;base64,UklGR/);
  expect(await readRoughCover(deps, '/pictures/versions/covered/9.webp')).toBe('');
  expect(await readRoughCover(deps, '/images/covered.webp')).toBe('');
});

it('publishes without a cover that is no picture or far too large', async () => {
  const covers = [
    Buffer.from('<script>'),
    await drawPicture('#fff', { width: 3000, height: 2700, type: 'png' }),
    Buffer.concat([await drawPicture(), Buffer.alloc(LIMITS.coverBytes)]),
  ];
  for (const [index, cover] of covers.entries()) {
    const roomId = `uncovered-${index}`;
    await deps.saveDraft(roomId, createTestRoom());
    await deps.bucket.file(`images/${roomId}.webp`).save(cover, { contentType: 'image/webp' });
    expect(await publish(roomId, 3)).toMatchObject({ isPublished: true });
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ imageUrl: '' });
  }
});

describe('own pictures', () => {
  const own = { default: uploadUri('A'.repeat(20)), opened: libraryUri('B'.repeat(20)) };
  const background = { uri: uploadUri('C'.repeat(20)), ambient: '#ffffff' };

  function roomWith(changes: Partial<Room> = {}): Room {
    const room = createTestRoom({ background, ...changes });
    const variants = { brown: own, red: own };
    return mapChest(room, { variants, uri: own.default });
  }

  function mapChest(room: Room, changes: Partial<ItemConfig>): Room {
    const chest = { ...room.itemConfigs.chest, ...changes } as ItemConfig;
    return { ...room, itemConfigs: { ...room.itemConfigs, chest } };
  }

  beforeAll(async () => {
    const picture = await drawPicture();
    const names = ['A', 'C'].map((letter) => ['pictures', letter.repeat(20)] as const);
    for (const [folder, id] of [...names, ['pictures/library', 'B'.repeat(20)] as const])
      for (const size of PICTURE_SIZES) await deps.bucket.file(fileName(folder, id, size)).save(picture);
    for (const [, id] of names) await deps.db.doc(`pictures/${id}`).set({ userId: CREATOR.userId });
  });

  it('R11 have an address for each version, without a copy, and are listed by it', async () => {
    await deps.saveDraft('own', roomWith());
    const filesOf = async () => (await deps.bucket.getFiles())[0].map(({ name }) => name);
    const before = await filesOf();
    for (const revision of [3, 4, 5]) {
      await deps.db.doc('rooms/own').update({ revision, timeLimit: revision });
      expect(await publish('own', revision)).toMatchObject({ isPublished: true, findings: [] });
    }
    expect(await filesOf()).toEqual(before);
    const shown = (letter: string) => versionUri('own', 3, letter.repeat(20));
    const version = await deps.read('rooms/own/versions/3');
    expect(version).toMatchObject({
      background: { ...background, uri: shown('C') },
      itemConfigs: { chest: { uri: shown('A'), variants: { red: { ...own, default: shown('A') } } } },
    });
    expect(await deps.read('rooms/own')).toMatchObject({ background });
    expect((await deps.read('keptVersions/own_3'))?.pictures.toSorted()).toEqual(
      ['A', 'C'].map((letter) => letter.repeat(20)),
    );
    // Players know the pictures by names that lead nowhere else. By its id a file could be opened at its owner's
    // address, even if the room is hidden.
    const played = JSON.stringify(await loadVersion(deps.db, 'own', 3));
    expect(played).toContain('/pictures/versions/own/3/');
    for (const letter of ['A', 'C']) expect(played).not.toContain(letter.repeat(20));
  });

  it('L1 R11 are refused if they are another user’s, deleted, or not in the library', async () => {
    const stranger = { userId: 'stranger', name: 'Eve' };
    const findings = [
      { severity: 'error', code: 'foreignPicture', items: ['chest'] },
      { severity: 'error', code: 'foreignBackground', items: [] },
    ];
    await deps.saveDraft('stolen', roomWith({ creatorId: stranger.userId }));
    expect(await publish('stolen', 3, stranger)).toEqual({
      isPublished: false,
      version: 0,
      board: 0,
      findings,
    });
    const unlisted = libraryUri('A'.repeat(20));
    const room = roomWith({ background: { uri: unlisted, ambient: '#ffffff' } });
    await deps.saveDraft('unlisted', room);
    expect(await publish('unlisted', 3)).toMatchObject({ findings: [findings[1]] });
    const copy = versionUri('own', 1, 'A'.repeat(20));
    await deps.saveDraft('copied', createTestRoom({ background: { uri: copy, ambient: '#ffffff' } }));
    expect(await publish('copied', 3)).toMatchObject({ findings: [findings[1]] });
  });

  it('L1 M1 O3 are refused too if a further scene shows another user’s, or an item changes a scene to one', async () => {
    const stranger = { userId: 'stranger', name: 'Eve' };
    const ofStranger = { creatorId: stranger.userId };
    const room = createTestRoom(ofStranger);
    const cellar = { name: 'Cellar', kind: 'place', background } as const;
    const sceneOrder = [...room.sceneOrder, 'cellar'];
    await deps.saveDraft('cellar', { ...room, scenes: { ...room.scenes, cellar }, sceneOrder });
    const onOpen = { background: { ...background, scene: room.sceneOrder[0] ?? '' } };
    await deps.saveDraft('lit', mapChest(room, { onOpen }));
    const findings = [{ severity: 'error', code: 'foreignBackground', items: [] }];
    for (const roomId of ['cellar', 'lit'])
      expect(await publish(roomId, 3, stranger)).toEqual({
        isPublished: false,
        version: 0,
        board: 0,
        findings,
      });
  });
});

it('R11 shows players no cover and no picture from elsewhere', async () => {
  const imageUrl = 'https://evil.example/cover.webp';
  await deps.saveDraft('foreign-cover', createTestRoom({ imageUrl }), { imageUrl });
  await publish('foreign-cover', 3);
  for (const path of ['summary/foreign-cover', 'rooms/foreign-cover/versions/1'])
    expect(await deps.read(path)).toMatchObject({ imageUrl: '' });

  const background = { uri: '//evil.example/room.webp', ambient: '#ffffff' };
  await deps.saveDraft('foreign', createTestRoom({ background }));
  expect(await publish('foreign', 3)).toEqual({
    isPublished: false,
    version: 0,
    board: 0,
    findings: [{ severity: 'error', code: 'foreignBackground', items: [] }],
  });
});
