// @isolation backend

import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { SentItem } from '../../../core/calls/pieces/uploads.ts';
import { nameRecord } from '../leaderboard/nameRecord.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import { postRating } from '../ratings/postRating.ts';
import { postReport } from '../reports/postReport.ts';
import { askReview } from '../reviews/askReview.ts';
import { withdrawReview } from '../reviews/withdrawReview.ts';
import { deleteRoom } from '../rooms/deleteRoom.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { summary } from '../rooms/summary.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { deleteUpload } from '../uploads/deleteUpload.ts';
import { saveUpload } from '../uploads/saveUpload.ts';
import { takePicture } from '../uploads/takePicture.ts';

const STRANGER = { userId: 'stranger', name: 'Bob' };
const LIVE = 'live';
/** No such thing exists, and its length is unique here, so that answers can be compared without ids. */
const UNKNOWN = 'nothing-has-this-id';

serveTests();

let deps: TestDeps;
let entry: SentItem;
/** Things of the creator that nobody else may learn about. */
let draft: string;
let upload: string;
let picture: string;
let play: string;

beforeAll(async () => {
  deps = createTestDeps();
  for (const { userId } of [CREATOR, STRANGER])
    await deps.db.doc(`users/${userId}`).set({ stripeId: 'granted', isPro: true });
  draft = 'a-draft';
  for (const roomId of [draft, LIVE]) await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId: LIVE, revision: 3 }, CREATOR, deps);
  picture = await takeSquare(CREATOR);
  entry = itemWith(await takeSquare(STRANGER));
  ({ id: upload } = await saveUpload({ kind: 'item', entry: itemWith(picture) }, CREATOR, deps));
  await askReview({ uploadId: upload }, CREATOR, deps);
  ({ playId: play } = await startPlay({ roomId: LIVE }, CREATOR, deps));
});

async function takeSquare(caller: typeof CREATOR): Promise<string> {
  const square = { width: 8, height: 8, channels: 4, background: '#c04020' } as const;
  const bytes = await sharp({ create: square }).png().toBuffer();
  await deps.bucket.file(`uploads/${caller.userId}/a.png`).save(bytes);
  const answer = await takePicture({ fileName: 'a.png', kind: 'item' }, caller, deps);
  if (answer.type !== 'taken') throw new Error(answer.reason);
  return answer.picture.uri;
}

function itemWith(uri: string): SentItem {
  return {
    name: 'A lamp',
    tag: 'Decorations',
    width: 12,
    aspect: 1,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    anchor: 'wall',
    defaultPosition: { x: 40, y: 20 },
    variants: { red: { default: uri, opened: uri } },
    colorOrder: ['red'],
    isContainer: false,
    isLockable: false,
  };
}

/** Returns a stranger's answer or refusal for an id, with the id removed. */
async function hear(id: string, ask: (id: string) => Promise<unknown>): Promise<string> {
  const heard = await ask(id).catch(({ code, status, message }) => ({ code, status, message }));
  return JSON.stringify(heard).replaceAll(id, '…');
}

const action = { type: 'start' } as const;

it.each<[string, () => string, (id: string) => Promise<unknown>]>([
  ['deleteRoom', () => draft, (roomId) => deleteRoom({ roomId }, STRANGER, deps)],
  ['publishRoom', () => draft, (roomId) => publishRoom({ roomId, revision: 3 }, STRANGER, deps)],
  ['startPlay', () => draft, (roomId) => startPlay({ roomId }, STRANGER, deps)],
  ['postRating', () => draft, (roomId) => postRating({ roomId, rating: 5 }, STRANGER, deps)],
  ['postReport', () => draft, (roomId) => postReport({ roomId, reason: 'other', note: '' }, STRANGER, deps)],
  [
    'summary',
    () => draft,
    (startAfter) =>
      summary(
        { isPublished: true, order: 'desc', sortBy: 'createdAt', limit: 6, startAfter },
        STRANGER,
        deps,
      ),
  ],
  ['act', () => play, (playId) => act({ playId, sequence: 1, action }, STRANGER, deps)],
  ['nameRecord', () => play, (playId) => nameRecord({ playId, username: 'Eve' }, STRANGER, deps)],
  ['deleteUpload', () => upload, (uploadId) => deleteUpload({ uploadId }, STRANGER, deps)],
  ['saveUpload', () => upload, (uploadId) => saveUpload({ uploadId, kind: 'item', entry }, STRANGER, deps)],
  [
    'saveUpload with a picture',
    () => picture.split('/').at(-1) ?? '',
    (id) => saveUpload({ kind: 'item', entry: itemWith(picture.replace(/[^/]*$/, id)) }, STRANGER, deps),
  ],
  ['askReview', () => upload, (uploadId) => askReview({ uploadId }, STRANGER, deps)],
  ['withdrawReview', () => upload, (uploadId) => withdrawReview({ uploadId }, STRANGER, deps)],
])(
  '%s tells nothing of another’s apart from what there is not, and changes nothing',
  async (_name, idOf, ask) => {
    const paths = [`rooms/${draft}`, `uploads/${upload}`, `plays/${play}`];
    const readAll = () => Promise.all(paths.map((path) => deps.read(path)));
    const before = await readAll();
    expect(before).not.toContain(undefined);
    expect(await hear(idOf(), ask)).toBe(await hear(UNKNOWN, ask));
    expect(await readAll()).toEqual(before);
  },
);
