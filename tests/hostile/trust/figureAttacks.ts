import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { countLeftPlays } from '../../../functions/src/cleaning/countLeftPlays.ts';
import { createDigest } from '../../../functions/src/deps.ts';
import { CODE } from '../../../functions/src/testing/testRoom.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { TrustWorld } from './TrustWorld.ts';

/** More plays than count for one network on a day. */
const FLOOD = 80;
const MOST_OF_NETWORK = 60;

type Names = Readonly<Record<string, string>>;

interface Sent {
  headers?: Readonly<Record<string, string>>;
  device?: unknown;
}

/** Starts a guest's play whose actions name things by the creator's ids. */
async function enter(world: TrustWorld, roomId: string, { headers, device }: Sent = {}) {
  const { body } = await world.call('startPlay', { roomId }, undefined, headers);
  const { playId, guestToken } = body;
  const path = `plays/${String(playId)}`;
  const { names } = JSON.parse(String((await world.read(path)).world)) as { names: Names };
  let sequence = 0;
  const take = (action: object) => {
    sequence += 1;
    const said = device === undefined ? {} : { device };
    return world.call('act', { playId, guestToken, sequence, action, ...said }, undefined, headers);
  };
  const started = await take({ type: 'start' });
  const guess = (password: string) => take({ type: 'enterPassword', item: names.chest, password });
  return {
    path,
    started,
    guess,
    escape: async () => {
      await guess(CODE);
      await take({ type: 'click', item: names.key });
      await take({ type: 'useItem', item: names.key, on: names.door });
    },
  };
}

interface Figures {
  escapes?: number;
  left?: number;
  devices?: Record<string, number>;
  answers?: Record<string, object>;
}

const figuresOf = async (world: TrustWorld, roomId: string) =>
  (await world.read(`insights/${roomId}_1`)) as Figures;

/** Ends and leaves plays as fast as possible, each as a new guest. */
export async function floodFigures(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const roomId = await world.publish(await world.register('Ada'));
  for (let play = 0; play < FLOOD; play++) {
    const player = await enter(world, roomId);
    if (play % 2 === 0) await player.escape();
  }
  const inTwoDays = Date.now() + 2 * 24 * 60 * 60 * 1000;
  await countLeftPlays({ db: world.db, digest: createDigest(() => 'any'), now: () => inTwoDays });
  const { escapes = 0, left = 0 } = await figuresOf(world, roomId);
  figures(`${FLOOD} plays add ${escapes + left}`);
  if (escapes === 0 || left === 0) return `${escapes} escapes and ${left} left plays count`;
  return escapes + left > MOST_OF_NETWORK ? `${escapes + left} plays of one network count` : null;
}

/** Headers in which some platforms expect a caller's address. */
const FAKES = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-appengine-user-ip',
];

/**
 * Plays five times from one network with different faked addresses; their common wrong answer must stay
 * hidden.
 */
export async function fakeNetworks(world: TrustWorld): Promise<string | null> {
  const roomId = await world.publish(await world.register('Ada'));
  for (const header of FAKES)
    for (let network = 1; network <= 5; network++) {
      const address = `203.0.113.${network}`;
      const value = header === 'forwarded' ? `for=${address}` : address;
      const player = await enter(world, roomId, { headers: { [header]: value } });
      await player.guess(`owl ${FAKES.indexOf(header)}`);
      await player.escape();
    }
  const { escapes, answers = {} } = await figuresOf(world, roomId);
  if (escapes !== 5 * FAKES.length) return `${escapes} of ${5 * FAKES.length} plays count`;
  return Object.keys(answers).length > 0 ? `shown: ${JSON.stringify(answers)}` : null;
}

/**
 * Sends invented devices, which must be refused; a real one must count once a play, however often it is sent.
 */
export async function inventDevices(world: TrustWorld): Promise<string | null> {
  const roomId = await world.publish(await world.register('Ada'));
  const invented = ['phone', { isTouch: 'yes', isUpright: 1 }, [true, true], { isTouch: true }, 7];
  for (const device of invented) {
    const { started } = await enter(world, roomId, { device });
    if (started.status !== 400) return `${JSON.stringify(device)} is answered by ${started.status}`;
  }
  const device = { isTouch: true, isUpright: true, model: 'a very special phone' };
  const player = await enter(world, roomId, { device });
  for (let time = 0; time < 3; time++) await player.guess(`owl ${time}`);
  if (JSON.stringify(await world.read(player.path)).includes('special')) return 'the model is stored';
  await player.escape();
  const { devices } = await figuresOf(world, roomId);
  const { touch, upright, ...others } = devices ?? {};
  const isRight = touch === 1 && upright === 1 && Object.keys(others).length === 0;
  return isRight ? null : JSON.stringify(devices);
}

/**
 * Gives answers with personal data, which no document may contain, and huge answers, which must be refused.
 */
export async function typeAddresses(world: TrustWorld): Promise<string | null> {
  const roomId = await world.publish(await world.register('Ada'));
  const typed = [
    'mia@home',
    'mia﹫home',
    'home.org',
    'home\u200b.org',
    '+49 171 234',
    '⓪①⑦①②③④',
    'x'.repeat(200),
  ];
  for (const text of typed) {
    const player = await enter(world, roomId);
    const { status } = await player.guess(text);
    if (status !== 200) return `${text} is answered by ${status}`;
    const { marks } = await world.read(player.path);
    const { answers, locks } = marks as { answers: object; locks: { chest?: { wrong?: number } } };
    if (locks.chest?.wrong !== 1) return `${text} was not tried`;
    if (Object.keys(answers).length > 0) return `kept: ${JSON.stringify(answers)}`;
    await player.escape();
  }
  const { status } = await (await enter(world, roomId)).guess('x'.repeat(50_000));
  if (status !== 400) return `an answer of 50,000 letters is answered by ${status}`;
  const { docs } = await world.db.collection('answerCandidates').where('roomId', '==', roomId).get();
  return docs.length > 0 ? `${docs.length} became candidates` : null;
}

/** Tries to read figures, which only their creator may read, and candidates, which nobody may. */
export async function readFigures(world: TrustWorld): Promise<string | null> {
  const [ada, mallory] = [await world.register('Ada'), await world.register('Mallory')];
  const roomId = await world.publish(ada);
  const player = await enter(world, roomId);
  await player.guess('owl');
  await player.escape();
  const { docs } = await world.db.collection('answerCandidates').where('roomId', '==', roomId).get();
  const candidate = docs[0]?.id;
  if (candidate === undefined) return 'there is no candidate to be read';
  const isRead = (reading: Promise<unknown>) =>
    reading.then(
      () => true,
      () => false,
    );
  const figuresOfRoom = (db: Firestore) => doc(db, 'insights', `${roomId}_1`);
  if (!(await isRead(getDoc(figuresOfRoom(ada.db))))) return 'the creator cannot read the figures';
  for (const db of [openAsGuest(world, roomId), mallory.db, ada.db]) {
    const isOwn = db === ada.db;
    const attempts = [
      ...(isOwn ? [] : [getDoc(figuresOfRoom(db))]),
      getDocs(query(collection(db, 'insights'), limit(1))),
      getDoc(doc(db, 'answerCandidates', candidate)),
      getDocs(query(collection(db, 'answerCandidates'), where('roomId', '==', roomId), limit(1))),
      setDoc(figuresOfRoom(db), { escapes: 1000 }, { merge: true }),
      setDoc(doc(db, 'answerCandidates', candidate), { plays: 3 }, { merge: true }),
    ];
    const open = await Promise.all(attempts.map(isRead));
    if (open.includes(true)) return `open to ${isOwn ? 'the creator' : 'others'}: ${open.join(', ')}`;
  }
  return null;
}

function openAsGuest(world: TrustWorld, name: string): Firestore {
  const db = getFirestore(initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, `guest-${name}`));
  connectFirestoreEmulator(db, '127.0.0.1', Number(new URL(world.origin).port));
  return db;
}
