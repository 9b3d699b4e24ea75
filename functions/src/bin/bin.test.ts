// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { joinExports } from '../../../core/account/joinExports.ts';
import type { ExportAccountAnswer } from '../../../core/calls/account/exportAccount.ts';
import { BIN } from '../../../core/room/bin.ts';
import { deleteRooms } from '../account/deleteRooms.ts';
import { exportRooms } from '../account/exportRooms.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { Caller } from '../http/findCaller.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import { postRating } from '../ratings/postRating.ts';
import { decideReport } from '../reports/decideReport.ts';
import { listReports } from '../reports/listReports.ts';
import { postReport } from '../reports/postReport.ts';
import { deleteRoom } from '../rooms/deleteRoom.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { drawPicture } from '../testing/drawPicture.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { listDeletedRooms } from './listDeletedRooms.ts';
import { purgeRoom } from './purgeRoom.ts';
import { putBackRoom } from './putBackRoom.ts';

const DAY = 24 * 60 * 60_000;
const PLAYER = { userId: 'player-1', name: 'Grace' };
const ADMIN = { userId: 'admin-1', name: 'Mo' };
const TOKEN = 'the-token-of-before';

serveTests();

let deps: TestDeps;
let creator: Caller;
let roomId: string;
let made = 0;

/** Somebody with a published room that was played and rated. */
beforeEach(async () => {
  deps = createTestDeps();
  made += 1;
  creator = { userId: `teacher-${made}`, name: 'Ada' };
  roomId = `class-room-${made}`;
  await deps.db
    .doc(`users/${creator.userId}`)
    .set({ userId: creator.userId, roomCount: 1, lastRoomId: roomId });
  await publish(roomId);
});

async function publish(id: string): Promise<void> {
  const imageUrl = `/v0/b/x/o/images%2F${id}.webp?alt=media&token=${TOKEN}`;
  await deps.saveDraft(id, createTestRoom({ creatorId: creator.userId, imageUrl }));
  const metadata = { metadata: { firebaseStorageDownloadTokens: TOKEN } };
  await deps.bucket
    .file(`images/${id}.webp`)
    .save(await drawPicture(), { contentType: 'image/webp', metadata });
  await publishRoom({ roomId: id, revision: 3 }, creator, deps);
}

const bin = async (who = creator) => (await listDeletedRooms({}, who, deps)).rooms;
const remove = (id = roomId) => deleteRoom({ roomId: id }, creator, deps);
const putBack = (id = roomId, who = creator) => putBackRoom({ roomId: id }, who, deps);
const roomCount = async () => (await deps.read(`users/${creator.userId}`))?.roomCount;
const isFile = async (name: string) => (await deps.bucket.file(name).exists())[0];
const readRoom = () =>
  Promise.all(['rooms', 'summary', 'roomStats'].map((name) => deps.read(`${name}/${roomId}`)));

describe('a deleted room', () => {
  it('lies in the bin of its creator alone, and comes back under its id with link, results, statistics and cover', async () => {
    await escapeRoom(deps, roomId, { caller: PLAYER, time: 4000 });
    await postRating({ roomId, rating: 4 }, PLAYER, deps);
    const before = await readRoom();
    const { playId, sequence } = await startPlay({ roomId }, PLAYER, deps);

    await remove();
    expect(await readRoom()).toEqual([undefined, undefined, undefined]);
    expect([await roomCount(), await isFile(`images/${roomId}.webp`)]).toEqual([0, false]);
    // Anybody who knows the cover's address knows its token too.
    const [copy] = await deps.bucket.file(`deleted/${roomId}.webp`).getMetadata();
    expect(JSON.stringify(copy)).not.toContain(TOKEN);
    await expect(startPlay({ roomId }, PLAYER, deps)).rejects.toMatchObject({ code: 'notFound' });
    const going = act({ playId, sequence: sequence + 1, action: { type: 'start' } }, PLAYER, deps);
    await expect(going).rejects.toMatchObject({ code: 'roomHidden' });

    const binned = { roomId, roomName: 'The study', wasPublished: true, count: 1 };
    const at = deps.now() / 1000;
    const [shown, ...others] = await bin();
    expect(shown).toMatchObject({ ...binned, deletedAt: at, goneAt: at + (BIN.days * DAY) / 1000 });
    expect(shown?.picture).toMatch(/^data:image\/webp;base64,/);
    expect(others).toEqual([]);
    expect(await bin(PLAYER)).toEqual([]);
    const foreign = putBack(roomId, PLAYER);
    await expect(foreign).rejects.toMatchObject({
      code: 'notFound',
      message: 'This room is not in your bin.',
    });
    await purgeRoom({ roomId }, PLAYER, deps);
    const asGuest = [
      () => listDeletedRooms({}, null, deps),
      () => putBackRoom({ roomId }, null, deps),
      () => purgeRoom({ roomId }, null, deps),
    ];
    for (const call of asGuest) await expect(call()).rejects.toMatchObject({ code: 'unauthenticated' });

    await cleanUp(deps);
    expect(await Promise.all([1, 2].map(() => putBack()))).toEqual([{ roomId }, { roomId }]);
    expect(await putBack()).toEqual({ roomId });
    expect(await readRoom()).toEqual(before);
    expect([await roomCount(), await bin()]).toEqual([1, []]);
    expect(await deps.read(`records/${roomId}_1_${PLAYER.userId}`)).toMatchObject({ time: 4000 });
    const [cover] = await deps.bucket.file(`images/${roomId}.webp`).getMetadata();
    expect(cover).toMatchObject({
      contentType: 'image/webp',
      metadata: { firebaseStorageDownloadTokens: TOKEN },
    });
    expect(await isFile(`deleted/${roomId}.webp`)).toBe(false);
    await expect(startPlay({ roomId }, PLAYER, deps)).resolves.toMatchObject({ version: 1 });
  });

  it('is deleted after 30 days with all its plays and records, and cannot be put back from then on', async () => {
    await escapeRoom(deps, roomId, { caller: PLAYER });
    await remove();
    deps.passTime(BIN.days * DAY - 1000);
    await cleanUp(deps);
    expect(await deps.read(`records/${roomId}_1_${PLAYER.userId}`)).toBeDefined();
    expect(await bin()).toHaveLength(1);
    deps.passTime(1000);
    expect(await bin()).toEqual([]);
    await expect(putBack()).rejects.toMatchObject({ code: 'notFound' });
    await cleanUp(deps);
    await expectGone(roomId);
  });

  it('is deleted at the next cleaning once its creator deletes it for good', async () => {
    await escapeRoom(deps, roomId, { caller: PLAYER });
    await remove();
    for (let times = 0; times < 2; times++)
      expect(await purgeRoom({ roomId }, creator, deps)).toEqual({ roomId });
    expect([await bin(), await isFile(`deleted/${roomId}.webp`)]).toEqual([[], false]);
    await expect(putBack()).rejects.toMatchObject({ code: 'notFound' });
    await cleanUp(deps);
    await expectGone(roomId);
  });
});

describe('the bin', () => {
  it('counts a restored room toward the plan, and refuses while that is full', async () => {
    await remove();
    const user = deps.db.doc(`users/${creator.userId}`);
    await user.update({ roomCount: 2 });
    await expect(putBack()).rejects.toMatchObject({ code: 'quotaReached' });
    expect([await roomCount(), (await bin()).length]).toEqual([2, 1]);
    await user.update({ isPro: true, stripeId: 'cus_1' });
    await putBack();
    expect(await roomCount()).toBe(3);
  });

  it('keeps the last ten deleted rooms, however often rooms are deleted', async () => {
    const ids = Array.from({ length: BIN.rooms + 1 }, (_, place) => `${roomId}-${place}`);
    const cover = await drawPicture();
    for (const id of ids) {
      deps.passTime(1000);
      await deps.saveDraft(id, createTestRoom({ creatorId: creator.userId }));
      await deps.bucket.file(`images/${id}.webp`).save(cover, { contentType: 'image/webp' });
      await remove(id);
    }
    expect((await bin()).map((room) => room.roomId)).toEqual(ids.slice(1).toReversed());
    const covers = await Promise.all(ids.map((id) => isFile(`deleted/${id}.webp`)));
    expect(covers).toEqual(ids.map((_, place) => place > 0));
    expect(await deps.read(`deletedRooms/${ids[0]}`)).toBeUndefined();
  });

  it('is deleted with its creator’s account, and is part of its export until then', async () => {
    await remove();
    const pages: ExportAccountAnswer[] = [];
    let place: Awaited<ReturnType<typeof exportRooms>>['next'] = null;
    do {
      const page: Awaited<ReturnType<typeof exportRooms>> = await exportRooms(deps, creator.userId, place);
      pages.push({ person: null, rooms: page.rooms, next: null });
      place = page.next;
    } while (place !== null);
    expect(joinExports(pages).rooms).toEqual([
      expect.objectContaining({
        id: roomId,
        room: expect.objectContaining({ roomName: 'The study' }),
        versions: [1],
        pictures: expect.arrayContaining([`deleted/${roomId}.webp`, `versions/${roomId}/1.webp`]),
      }),
    ]);
    expect(await deleteRooms(deps, creator.userId)).toBe(1);
    await expectGone(roomId);
  });
});

describe('a room that an admin hid', () => {
  const decide = async (action: 'hideRoom' | 'restoreRoom') => {
    const status = action === 'hideRoom' ? 'open' : 'decided';
    const { reports } = await listReports({ status }, ADMIN, deps);
    const id = reports.find(({ report }) => report.roomId === roomId)?.id ?? '';
    await decideReport({ reportId: id, action, answer: 'Not yours.' }, ADMIN, deps);
  };
  const hidden = { reason: 'copied', answer: 'Not yours.' };

  beforeEach(() => postReport({ roomId, reason: 'copied', note: '' }, PLAYER, deps));

  it.each(['before', 'after'])('%s it was deleted comes back hidden', async (moment) => {
    if (moment === 'before') await decide('hideRoom');
    await remove();
    if (moment === 'after') await decide('hideRoom');
    await putBack();
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ isPublished: false, hidden });
    expect(await deps.read(`rooms/${roomId}`)).toMatchObject({ isPublished: false });
    await expect(startPlay({ roomId }, PLAYER, deps)).rejects.toMatchObject({ code: 'notFound' });
    const refused = { isPublished: false, findings: [{ code: 'hiddenByAdmin' }] };
    expect(await publishRoom({ roomId, revision: 3 }, creator, deps)).toMatchObject(refused);
    await decide('restoreRoom');
    await expect(startPlay({ roomId }, PLAYER, deps)).resolves.toMatchObject({ version: 1 });
  });

  it('and released again while in the bin comes back as a draft that may be published', async () => {
    await decide('hideRoom');
    await remove();
    await decide('restoreRoom');
    await putBack();
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ isPublished: false, hidden: null });
    expect(await publishRoom({ roomId, revision: 3 }, creator, deps)).toMatchObject({ isPublished: true });
  });
});

async function expectGone(id: string): Promise<void> {
  const roots = await deps.db.listCollections();
  const beneath = ['versions', 'copies'].map((name) => deps.db.collectionGroup(name));
  const found = await Promise.all([...roots, ...beneath].map((each) => each.get()));
  const paths = found
    .flatMap(({ docs }) => docs)
    .filter((document) => JSON.stringify([document.ref.path, document.data()]).includes(id))
    .map(({ ref }) => ref.path)
    // The account's count of rooms names the last room, throttles expire with their day, and the audit log stays.
    .filter((path) => !/^(?:users|throttles|audit)\//.test(path));
  const [files] = await deps.bucket.getFiles();
  expect([...paths, ...files.map(({ name }) => name).filter((name) => name.includes(id))]).toEqual([]);
}
