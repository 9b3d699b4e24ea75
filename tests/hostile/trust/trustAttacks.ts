import { doc, getDoc, writeBatch } from 'firebase/firestore/lite';
import { shownName } from '../../../functions/src/pictures/shownPictures.ts';
import { drawPicture } from '../../../functions/src/testing/drawPicture.ts';
import { ownPath } from '../../../src/shared/page/ownPath.ts';
import { roomOf, summaryOf } from '../../rules/documents.ts';
import { actAsTeacher, comeBackBlocked, floodClass, guessClassCodes, guessWall } from './classAttacks.ts';
import {
  beginPlay,
  beginPlays,
  rateAsGuest,
  rateByAccounts,
  rateByGuests,
  shortenByGuests,
  writeLengths,
} from './countAttacks.ts';
import { fakeNetworks, floodFigures, inventDevices, readFigures, typeAddresses } from './figureAttacks.ts';
import {
  emptyMatesSeat,
  fillMatesSeat,
  forgeLiveValues,
  listenAfterRemoval,
  readLiveChannel,
} from './liveAttacks.ts';
import {
  actAfterRemoval,
  guessSigns,
  sendOthersSigns,
  takeSomebodysSeat,
  usurpParty,
} from './partyAttacks.ts';
import type { Resident, TrustWorld } from './TrustWorld.ts';

/** An attack that once damaged other people's data. */
export interface TrustAttack {
  name: string;
  /** Runs the attack and returns the fault; null if there is none. `figures` gets the text to print. */
  attack: (world: TrustWorld, figures: (text: string) => void) => Promise<string | null>;
}

/** The id of an upload. */
const PICTURE = 'Ab3defGhij9lmnopqrsT';

export const TRUST_ATTACKS: readonly TrustAttack[] = [
  { name: 'a hundred guests of one network rate a room one star', attack: rateByGuests },
  { name: 'accounts without a confirmed address rate and race', attack: rateByAccounts },
  { name: 'one network begins eighty plays of a room', attack: beginPlays },
  { name: 'one network escapes in a moment, twenty times', attack: shortenByGuests },
  { name: 'a creator writes how long players needed', attack: writeLengths },
  { name: 'one network ends and leaves eighty plays, for the figures of a room', attack: floodFigures },
  { name: 'one network says that it is many, so that a wrong answer is shown', attack: fakeNetworks },
  { name: 'devices that no browser has, and one that is said again and again', attack: inventDevices },
  { name: 'addresses and numbers typed at a lock, and an answer without end', attack: typeAddresses },
  { name: 'figures and wrong answers, read and written by whoever may not', attack: readFigures },
  { name: 'a hidden room is deleted and made anew under its id', attack: bringBack },
  { name: 'the kept address of a hidden room’s cover', attack: fetchHiddenCover },
  { name: 'the pictures of a hidden room, under every address of theirs', attack: fetchHiddenPictures },
  { name: 'a room in somebody else’s bin', attack: reachIntoBin },
  { name: 'scores judged by whoever is no admin', attack: judgeScores },
  { name: 'a play goes on after its room was hidden', attack: playHidden },
  { name: 'four signs guessed, by which a seat is taken to another device', attack: guessSigns },
  { name: 'the signs of another team, and signs of another’s seat', attack: sendOthersSigns },
  { name: 'a seat taken over while somebody is at it', attack: takeSomebodysSeat },
  { name: 'a player who was removed from a party goes on', attack: actAfterRemoval },
  { name: 'the rights of who opened a party, and a new one from another room’s', attack: usurpParty },
  { name: 'the live channel, by wrong keys, invented paths and lists', attack: readLiveChannel },
  { name: 'values in the live channel that no browser sends', attack: forgeLiveValues },
  { name: 'a player who was removed from a party listens on', attack: listenAfterRemoval },
  { name: 'the seat of a player who only watches, emptied by a team-mate', attack: emptyMatesSeat },
  { name: 'the seat of a player, filled by a team-mate', attack: fillMatesSeat },
  { name: 'every call of a teacher, by a pupil, a guest and another teacher', attack: actAsTeacher },
  { name: 'a class flooded by somebody who has its code', attack: floodClass },
  { name: 'a browser that was blocked in a class comes back', attack: comeBackBlocked },
  { name: 'the key of a wall, guessed', attack: guessWall },
  { name: 'a room under somebody else’s name, with names that turn the line', attack: publishForged },
  { name: 'a path that is another site, in a frame', attack: linkElsewhere },
  { name: 'an admin’s steps within one second', attack: mixUpAudit },
  { name: 'an id that turns a line of the log around', attack: turnLog },
  // The last one, since afterwards its network may send no codes for a while.
  { name: 'codes of classes guessed by one network', attack: guessClassCodes },
];

/** Reports the room and has an admin hide it. */
async function hide(world: TrustWorld, roomId: string): Promise<void> {
  const admin = await world.register('Mo', { isAdmin: true });
  await world.call('postReport', { roomId, reason: 'insult', note: '' });
  const { docs } = await world.db.collection('reports').where('roomId', '==', roomId).get();
  const decision = { reportId: docs[0]?.id, action: 'hideRoom', answer: 'No.' };
  const { status } = await world.call('decideReport', decision, admin.token);
  if (status !== 200) throw new Error(`The room was not hidden: ${status}`);
}

async function bringBack(world: TrustWorld): Promise<string | null> {
  const mallory = await world.register('Mallory');
  const roomId = await world.publish(mallory);
  await hide(world, roomId);
  await world.call('deleteRoom', { roomId }, mallory.token);
  const outcome = await makeAnew(mallory, roomId).then(
    () => 'it was made anew',
    () => null,
  );
  return outcome ?? ((await world.db.doc(`rooms/${roomId}`).get()).exists ? 'it is there' : null);
}

async function makeAnew({ db, userId }: Resident, roomId: string): Promise<void> {
  const room = roomOf(userId);
  const { roomCount } = (await getDoc(doc(db, 'users', userId))).data() ?? {};
  await writeBatch(db)
    .set(doc(db, 'summary', roomId), summaryOf(room))
    .set(doc(db, 'rooms', roomId), room)
    .update(doc(db, 'users', userId), { roomCount: roomCount + 1, lastRoomId: roomId })
    .commit();
}

async function fetchHiddenCover(world: TrustWorld): Promise<string | null> {
  const mallory = await world.register('Mallory');
  const roomId = await world.publish(mallory);
  await world.bucket.file(`images/${roomId}.webp`).save(await drawPicture(), { contentType: 'image/webp' });
  // Without a change there would be no second version, and so no cover of its own.
  await world.db.doc(`rooms/${roomId}`).update({ revision: 2, roomName: 'The study at night' });
  await world.call('publishRoom', { roomId, revision: 2 }, mallory.token);
  const { imageUrl } = await world.read(`summary/${roomId}`);
  const file = `/v0/b/${world.bucket.name}/o/${encodeURIComponent(`versions/${roomId}/2.webp`)}`;
  const addresses = [String(imageUrl), `${file}?alt=media`, file];
  const statuses = () =>
    Promise.all(addresses.map(async (path) => (await fetch(world.origin + path)).status));
  const before = await statuses();
  if (before[0] !== 200) return `the cover of a published room is answered by ${before[0]}`;
  await hide(world, roomId);
  const after = await statuses();
  return after.some((status) => status === 200) ? `answered by ${after.join(', ')}` : null;
}

/**
 * Fetches a version's pictures by their names, which must lead nowhere once the room is hidden, and never in
 * another room.
 */
async function fetchHiddenPictures(world: TrustWorld): Promise<string | null> {
  const mallory = await world.register('Mallory');
  const [roomId, other] = [await world.publish(mallory), await world.publish(mallory)];
  const version = 1;
  await world.bucket
    .file(`pictures/${PICTURE}.webp`)
    .save(await drawPicture(), { contentType: 'image/webp' });
  await world.db.doc(`keptVersions/${roomId}_${version}`).set({ pictures: [PICTURE] }, { merge: true });
  const name = shownName({ roomId, version }, PICTURE);
  const statusesOf = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(`${world.origin}/pictures/${path}`)).status));
  const addresses = [
    `versions/${roomId}/${version}/${name}.webp`,
    `versions/${roomId}/0${version}/${name}.webp`,
  ];
  const elsewhere = [
    `${name}.webp`,
    `versions/${other}/${version}/${name}.webp`,
    `versions/${other}/${version}/${PICTURE}.webp`,
    `versions/${roomId}/${version}/${PICTURE}.webp`,
    `versions/${roomId}%2F..%2F..%2Fpictures/${version}/${PICTURE}.webp`,
    `versions/${roomId}/${version}/..%2F..%2F..%2Fpictures%2F${PICTURE}.webp`,
  ];
  const [before] = await statusesOf(addresses);
  if (before !== 200) return `the picture of a published room is answered by ${before}`;
  const astray = await statusesOf(elsewhere);
  await hide(world, roomId);
  const hidden = await statusesOf(addresses);
  return [...astray, ...hidden].includes(200) ? `answered by ${[...astray, ...hidden].join(', ')}` : null;
}

/**
 * Tries to see, restore, delete and replace rooms in another account's bin; its creator must find them
 * unchanged.
 */
async function reachIntoBin(world: TrustWorld): Promise<string | null> {
  const [ada, mallory] = [await world.register('Ada'), await world.register('Mallory')];
  const roomId = await world.publish(ada, { roomName: 'The study of Ada' });
  await world.call('deleteRoom', { roomId }, ada.token);
  for (const token of [undefined, mallory.token]) {
    const listed = await world.call('listDeletedRooms', {}, token);
    if (JSON.stringify(listed.body).includes(roomId)) return 'a stranger sees it';
    const { status } = await world.call('putBackRoom', { roomId }, token);
    if (status === 200) return 'a stranger took it back';
    await world.call('purgeRoom', { roomId }, token);
  }
  const isReplaced = await makeAnew(mallory, roomId).then(
    () => true,
    () => false,
  );
  if (isReplaced) return 'a stranger made a room under its id';
  const isRead = await getDoc(doc(mallory.db, 'deletedRooms', roomId)).then(
    () => true,
    () => false,
  );
  if (isRead) return 'a stranger reads the document';
  await world.call('putBackRoom', { roomId }, ada.token);
  const { roomName, isPublished } = await world.read(`rooms/${roomId}`);
  return roomName === 'The study of Ada' && isPublished === true ? null : 'its creator does not get it back';
}

async function judgeScores(world: TrustWorld): Promise<string | null> {
  const creator = await world.register('Ada');
  const roomId = await world.publish(creator);
  const recordId = `${roomId}_1_${creator.userId}`;
  const record = { roomId, version: 1, playerId: creator.userId, username: 'Ada', time: 1000 };
  await world.db.doc(`records/${recordId}`).set(record);
  await rateAsGuest(world, roomId, `${roomId}-guest`);
  const { docs } = await world.db.collection('ratingNetworks').where('roomId', '==', roomId).get();
  const origin = docs[0]?.id.slice(roomId.length + 1) ?? '';
  const statuses: number[] = [];
  for (const token of [undefined, creator.token, (await world.register('Mallory')).token]) {
    statuses.push((await world.ask(`roomScores?roomId=${roomId}`, token)).status);
    statuses.push((await world.call('removeRecord', { recordId }, token)).status);
    statuses.push((await world.call('setRatingsAside', { roomId, origin, isSetAside: true }, token)).status);
  }
  const isKept = (await world.db.doc(`records/${recordId}`).get()).exists;
  const { count } = await world.read(`ratingAggregates/${roomId}`);
  const isRefused = statuses.every((status) => status === 401 || status === 403);
  return isRefused && isKept && count === 1
    ? null
    : `answered by ${statuses.join(', ')}, ${isKept}, ${count}`;
}

async function playHidden(world: TrustWorld): Promise<string | null> {
  const roomId = await world.publish(await world.register('Ada'));
  const { proof } = await beginPlay(world, roomId);
  await hide(world, roomId);
  const { status, body } = await world.call('act', { ...proof, sequence: 2, action: { type: 'pause' } });
  return status === 410 ? null : `answered by ${status} ${JSON.stringify(body).slice(0, 200)}`;
}

async function publishForged(world: TrustWorld): Promise<string | null> {
  const eve = await world.register('Eve \u202eegnahc');
  const roomId = await world.publish(eve, { creator: 'The ministry', roomName: 'Room \u202eesrever' });
  const { creator, roomName } = await world.read(`summary/${roomId}`);
  const isRight = creator === 'Eve egnahc' && roomName === 'Room esrever';
  return isRight ? null : JSON.stringify([creator, roomName]);
}

async function linkElsewhere(): Promise<string | null> {
  const paths = ['//evil.example/login?embed', '/\\evil.example', '/.//evil.example'];
  const led = paths.map(ownPath).filter((path) => path !== '/dashboard');
  return led.length > 0 ? `leads to ${led.join(', ')}` : null;
}

async function mixUpAudit(world: TrustWorld): Promise<string | null> {
  const admin = await world.register('Mo', { isAdmin: true });
  const { userId } = await world.register('Ben');
  const changes = Array.from({ length: 8 }, (_, step) => (step % 2 === 0 ? 'grantPro' : 'takePro'));
  for (const change of changes) await world.call('changeAccount', { userId, change }, admin.token);
  const { body } = await world.call('listAudit', { after: null }, admin.token);
  const lines = body.lines as readonly { action: string; target: string }[];
  const told = lines
    .filter(({ target }) => target.includes(userId))
    .map(({ action }) => action.split(':')[1]);
  return told.toReversed().join() === changes.join() ? null : told.join();
}

async function turnLog(world: TrustWorld): Promise<string | null> {
  const { db } = await world.register('Mallory');
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: unknown) => void lines.push(String(line));
  await getDoc(doc(db, 'unheardOf', 'a\u202eb\u0085c')).catch(() => {});
  console.warn = warn;
  if (lines.length === 0) return 'nothing was logged';
  return /[\u202e\u0085]/.test(lines.join('')) ? lines.join('').slice(0, 200) : null;
}
