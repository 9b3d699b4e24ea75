import sharp from 'sharp';
import { buildRoom } from '../../../core/recipe/buildRoom.ts';
import { builtInCatalogue } from '../../../seeds/catalogue/builtInCatalogue.ts';
import { demoAdmin } from '../../../seeds/demoAccounts.ts';
import { clockmakersStudy } from '../../../seeds/rooms/clockmakersStudy.ts';
import { newId } from '../../../src/shared/store/newId.ts';
import { type Creator, signInAs } from './Creator.ts';

/** An edit every twenty seconds, each saved by itself. */
const SAVES_AN_HOUR = 180;

/** Begins a room, and edits it for an hour. Returns its id with the last revision. */
export async function editForAnHour({
  rooms,
  name,
  userId,
}: Creator): Promise<{ id: string; revision: number }> {
  const built = buildRoom(clockmakersStudy, builtInCatalogue);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  const id = newId();
  let room = await rooms.createRoom(id, { ...built.value, creator: name, creatorId: userId });
  for (let save = 1; save <= SAVES_AN_HOUR; save += 1)
    room = await rooms.saveRoom(id, { ...room, roomName: `Study ${save}`, isPreviewed: false });
  return { id, revision: room.revision };
}

/** Draws a cover, sends it, and publishes. @throws if the room is refused */
export async function publish(creator: Creator, room: { id: string; revision: number }): Promise<void> {
  const imageUrl = await creator.rooms.uploadCover(
    room.id,
    `data:image/webp;base64,${(await pictureOf(960, 540)).toString('base64')}`,
  );
  const { isPublished } = await creator.call('publishRoom', {
    roomId: room.id,
    revision: room.revision,
    imageUrl,
  });
  if (!isPublished) throw new Error('The room was refused.');
}

/** Uploads a background, offers it to the library, and lets an admin look at it and accept it. */
export async function uploadWithReview(origin: string, creator: Creator): Promise<void> {
  const file = new Blob([new Uint8Array(await pictureOf(1920, 1080))], { type: 'image/webp' });
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  const taken = await creator.uploads.takePicture(file, 'background', options);
  if (taken.type === 'refused') throw new Error(`The picture was refused: ${taken.reason}`);
  const { uri, color } = taken.picture;
  const moods = { day: { uri, ambient: color } };
  const entry = { name: 'Cellar', theme: '', moods, moodOrder: ['day'] };
  const { id } = await creator.call('saveUpload', { kind: 'background', entry });
  await creator.call('askReview', { uploadId: id });
  const admin = await signInAs(origin, demoAdmin);
  const { reviews } = await admin.call('listReviews', { kind: 'background', status: 'waiting' });
  const [review] = reviews;
  if (review === undefined) throw new Error('No offer waits for an admin.');
  await admin.call('holdReview', { reviewId: review.id });
  await admin.call('decideReview', { reviewId: review.id, decision: 'approve' });
  await admin.close();
}

function pictureOf(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#345', noise } })
    .webp()
    .toBuffer();
}
