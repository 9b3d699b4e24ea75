import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemCatalogue } from '../../../art/catalogue.ts';
import { libraryUri, uploadUri, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { build } from '../../../core/testing/build.ts';
import { fileName, PICTURE_SIZES } from '../pictures/pictureFiles.ts';
import { loadVersion } from '../rooms/loadVersion.ts';
import { readRoughCover } from '../rooms/versionCovers.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { PUBLISHINGS } from '../throttles/publishings.ts';
import { publishRoom } from './publishRoom.ts';
import { startPlay } from './startPlay.ts';

serveTests();

let deps: TestDeps;

beforeAll(() => {
  deps = createTestDeps();
});

function publish(roomId: string, revision: number, caller: typeof CREATOR | null = CREATOR) {
  return publishRoom({ roomId, revision }, caller, deps);
}

it('makes the draft the live version and marks room and summary', async () => {
  const room = createTestRoom({ isPreviewed: true, error: true });
  await deps.saveDraft('first', room, { roomName: 'An old name', timeLimit: 99 });

  expect(await publish('first', 3)).toEqual({ isPublished: true, version: 1, board: 1, findings: [] });

  expect(await deps.read('rooms/first')).toEqual({
    ...room,
    isPublished: true,
    publishedVersion: 1,
    error: false,
  });
  expect(await deps.read('summary/first')).toMatchObject({
    isPublished: true,
    error: false,
    isPreviewed: true,
    roomName: 'The study',
    timeLimit: room.timeLimit,
    count: 0,
    isListed: true,
    hasNewerDraft: false,
    searchWords: ['t', 'th', 'the', 's', 'st', 'stu', 'stud', 'study'],
    difficulty: { band: 'easy', minutes: 3 },
    bestTime: null,
    coverBackground: 'study',
  });
  const { creatorId } = room;
  const none = { escapes: 0, timeouts: 0, left: 0, stuck: {}, lengths: {} };
  expect(await deps.read('roomStats/first')).toEqual({
    roomId: 'first',
    creatorId,
    version: 1,
    boards: [1],
    ...none,
  });
  const version = await deps.read('rooms/first/versions/1');
  expect(version).toMatchObject({ itemConfigs: room.itemConfigs, revision: 3, publishedVersion: 1 });
  expect(version?.createdAt).toBe(Date.UTC(2026, 10, 21, 12) / 1000);
});

it('keeps a published version as it is while the draft goes on, and counts the versions up', async () => {
  await deps.saveDraft('grows', createTestRoom());
  await publish('grows', 3);
  await deps.db.doc('rooms/grows').update({ roomName: 'Renamed', revision: 4 });

  expect(await deps.read('rooms/grows/versions/1')).toMatchObject({ roomName: 'The study' });
  expect(await publish('grows', 4)).toMatchObject({ version: 2 });
  expect(await deps.read('rooms/grows/versions/1')).toMatchObject({ roomName: 'The study' });
  expect(await deps.read('rooms/grows/versions/2')).toMatchObject({ roomName: 'Renamed' });
  expect(await deps.read('summary/grows')).toMatchObject({ roomName: 'Renamed' });
});

describe('what a new version does to the leaderboard', () => {
  const PLAYER = { userId: 'player-1', name: 'Grace' };
  const OTHER = { userId: 'player-2', name: 'Liam' };
  const summary = () => deps.read('summary/board');
  const times = async (board: number) => {
    const { docs } = await deps.db
      .collection('records')
      .where('roomId', '==', 'board')
      .where('version', '==', board)
      .get();
    return docs.map((record) => record.get('time')).toSorted((one, other) => one - other);
  };
  const change = async (revision: number, changes: object) => {
    await deps.db.doc('rooms/board').update({ revision, ...changes });
    await deps.db.doc('summary/board').update({ hasNewerDraft: true });
    return publish('board', revision);
  };

  beforeAll(async () => {
    await deps.saveDraft('board', createTestRoom());
    await publish('board', 3);
    await escapeRoom(deps, 'board', { caller: PLAYER, time: 5000 });
  });

  it('B1 is nothing where nothing was changed: there is no new version, also after it was taken offline', async () => {
    const unchanged = { isPublished: true, version: 1, board: 1, findings: [] };
    expect(await change(4, { itemCounter: 40 })).toEqual(unchanged);
    expect(await summary()).toMatchObject({ hasNewerDraft: false, bestTime: 5000 });
    await deps.db.doc('rooms/board').update({ isPublished: false });
    await deps.db.doc('summary/board').update({ isPublished: false, imageUrl: '/draft.webp' });
    expect(await publish('board', 4)).toEqual(unchanged);
    expect(await summary()).toMatchObject({ isPublished: true, bestTime: 5000, imageUrl: '' });
    expect((await deps.db.collection('rooms/board/versions').get()).size).toBe(1);
  });

  it('B2 is nothing where the play is the same: times, statistics and the best time go on', async () => {
    expect(await change(5, { introduction: 'Hurry.' })).toMatchObject({ version: 2, board: 1 });
    await escapeRoom(deps, 'board', { caller: OTHER, time: 4000 });
    await escapeRoom(deps, 'board', { caller: PLAYER, time: 100 });
    // The first escape of each counts, as on any leaderboard.
    expect(await times(1)).toEqual([4000, 5000]);
    expect(await summary()).toMatchObject({ roomName: 'The study', bestTime: 4000 });
    expect(await deps.read('roomStats/board')).toMatchObject({ version: 1, boards: [1], escapes: 3 });
    expect(await startPlay({ roomId: 'board' }, OTHER, deps)).toMatchObject({ version: 2, board: 1 });
  });

  it('B2 is a beginning where the play is another one; plays of before count for theirs', async () => {
    const { playId } = await startPlay({ roomId: 'board' }, { userId: 'late', name: 'Late' }, deps);
    expect(await change(6, { timeLimit: 7 })).toMatchObject({ version: 3, board: 3 });
    expect(await summary()).toMatchObject({ bestTime: null });
    expect(await deps.read('roomStats/board')).toMatchObject({ version: 3, boards: [1, 3], escapes: 0 });
    await escapeRoom(deps, 'board', { caller: PLAYER, time: 6000 });
    expect([await times(1), await times(3)]).toEqual([[4000, 5000], [6000]]);
    expect(await deps.read(`plays/${playId}`)).toMatchObject({ version: 2, board: 1 });
    expect(await deps.read('keptVersions/board_2')).toMatchObject({ board: 1 });
  });

  it('is a beginning for a version of before, which had one of its own', async () => {
    await deps.saveDraft('of-before-boards', createTestRoom());
    await publish('of-before-boards', 3);
    await deps.db.doc('keptVersions/of-before-boards_1').update({ board: FieldValue.delete() });
    await deps.db.doc('roomStats/of-before-boards').update({ boards: FieldValue.delete() });
    await deps.db.doc('rooms/of-before-boards').update({ revision: 4, ending: 'Out.' });
    expect(await publish('of-before-boards', 4)).toMatchObject({ version: 2, board: 1 });
    await deps.db.doc('rooms/of-before-boards').update({ revision: 5, timeLimit: 9 });
    expect(await publish('of-before-boards', 5)).toMatchObject({ version: 3, board: 3 });
    expect(await deps.read('roomStats/of-before-boards')).toMatchObject({ boards: [1, 3] });
  });
});

it('lists a room of before, and leaves alone who plays it by its link', async () => {
  await deps.saveDraft('by-link', createTestRoom(), { isListed: false });
  await publish('by-link', 3);
  expect(await deps.read('summary/by-link')).toMatchObject({ isPublished: true, isListed: false });
  await deps.saveDraft('of-before', createTestRoom());
  await deps.db.doc('summary/of-before').update({ isListed: FieldValue.delete() });
  await publish('of-before', 3);
  expect(await deps.read('summary/of-before')).toMatchObject({ isListed: true });
});

it('numbers on where a deleted room of the same id has left versions', async () => {
  for (const number of [1, 2]) await deps.db.doc(`rooms/returned/versions/${number}`).set({ creatorId: 'x' });
  await deps.saveDraft('returned', createTestRoom());
  expect(await publish('returned', 3)).toMatchObject({ isPublished: true, version: 3 });
  expect(await deps.read('rooms/returned/versions/1')).toEqual({ creatorId: 'x' });
});

it('publishes one revision once, however often and fast it is asked for', async () => {
  await deps.saveDraft('twice', createTestRoom());
  const answers = await Promise.all([publish('twice', 3), publish('twice', 3)]);
  expect(answers).toEqual([answers[0], answers[0]]);
  expect(await publish('twice', 3)).toEqual({ isPublished: true, version: 1, board: 1, findings: [] });
  expect((await deps.db.collection('rooms/twice/versions').get()).size).toBe(1);
});

it('gives the version its own copy of the cover, drawn anew: nothing else of the file is shown', async () => {
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
    // A token would open it for ever, whatever happens to the room.
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

it('publishes without a cover that is no picture, or far too large a one', async () => {
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

  it('R11 are shown by each version under its own address, without a copy, and noted by it', async () => {
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
    // Players get addresses that reveal no picture id: with it a picture could be fetched at its owner's
    // address, even for a hidden room.
    const played = JSON.stringify(await loadVersion(deps.db, 'own', 3));
    expect(played).toContain('/pictures/versions/own/3/');
    for (const letter of ['A', 'C']) expect(played).not.toContain(letter.repeat(20));
  });

  it('L1 R11 are refused where they are another’s, gone, or not of the library', async () => {
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

  it('L1 M1 O3 are refused as well where a further scene shows another’s, or something makes a scene show it', async () => {
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

it('refuses what is of a pack that its creator does not own, unmarked, and lets what was published stay', async () => {
  const fridge = itemCatalogue.find(({ id }) => id === 'fridge');
  if (!fridge) throw new Error('No fridge');
  await deps.db.doc('items/fridge').set(fridge);
  const room = build([{ type: 'addItem', id: 'fridge', entry: fridge }], createTestRoom());
  const finding = { severity: 'error', code: 'packNotOwned', items: ['fridge'], pack: 'cold-ward' };
  await deps.saveDraft('chilled', room);
  expect(await publish('chilled', 3)).toEqual({
    isPublished: false,
    version: 0,
    board: 0,
    findings: [finding],
  });
  expect(await deps.read('rooms/chilled')).toEqual(room);

  const owner = deps.db.doc(`users/${CREATOR.userId}`);
  await owner.set({ packs: ['cold-ward'] });
  expect(await publish('chilled', 3)).toMatchObject({ isPublished: true, version: 1, findings: [] });
  await owner.set({ packs: [] });
  await deps.db.doc('rooms/chilled').update({ revision: 4, ending: 'Out.' });
  const refused = { isPublished: true, version: 1, board: 0, findings: [finding] };
  expect(await publish('chilled', 4)).toEqual(refused);
  expect(await deps.read('summary/chilled')).toMatchObject({ isPublished: true, error: false });
});

it('looks at a hundred publishings in ten minutes and no more, refused ones too, of all rooms of an account', async () => {
  const busy = { userId: 'busy', name: 'Busy' };
  const room = createTestRoom({ creatorId: busy.userId });
  for (const roomId of ['one-of-many', 'another-of-many']) await deps.saveDraft(roomId, room);
  await deps.db.doc('rooms/one-of-many').update({ 'itemConfigs.chest.unlockPassword': '' });
  expect(await publish('one-of-many', 3, busy)).toMatchObject({ isPublished: false });
  const { docs } = await deps.db.collection('throttles').where('count', '==', 1).get();
  const counted = docs.filter(({ id }) => id.startsWith('publishings_'));
  for (const { ref } of counted) await ref.update({ count: PUBLISHINGS.most });
  await expect(publish('another-of-many', 3, busy)).rejects.toMatchObject({ code: 'tooManyRequests' });
  deps.passTime(PUBLISHINGS.window);
  expect(await publish('another-of-many', 3, busy)).toMatchObject({ isPublished: true });
});

it('refuses another revision than the stored one', async () => {
  await deps.saveDraft('stale', createTestRoom());
  await expect(publish('stale', 2)).rejects.toMatchObject({ status: 409, code: 'conflict' });
  expect(await deps.read('summary/stale')).toMatchObject({ isPublished: false });
});

it('answers strangers and missing rooms alike, and asks guests to log in', async () => {
  await deps.saveDraft('private', createTestRoom());
  const stranger = { userId: 'someone', name: 'Someone' };
  const notFound = (id: string) => ({ status: 404, message: `Room with id ${id} not found` });
  await expect(publish('private', 3, stranger)).rejects.toMatchObject(notFound('private'));
  await expect(publish('missing', 3, stranger)).rejects.toMatchObject(notFound('missing'));
  await expect(publish('private', 3, null)).rejects.toMatchObject({ status: 401 });
  expect(await deps.read('summary/private')).toMatchObject({ isPublished: false });
});
