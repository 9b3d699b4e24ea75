import type { Request, Response } from 'firebase-functions/v2/https';
import { getInstanceDeps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { closingMarks } from '../rooms/isClosed.ts';
import { keptVersionRef, picturesOf } from '../rooms/keptVersions.ts';
import { summaryRef } from '../rooms/paths.ts';
import { OWN_FOLDER, versionFolder } from './pictureFiles.ts';
import { isMissing } from './readRawFile.ts';
import { findShown } from './shownPictures.ts';

/**
 * A picture never changes, so browsers cache it for ever; shared caches must ask again, since a room may be
 * hidden.
 */
const FOR_GOOD = 'public, max-age=31536000, s-maxage=60, immutable';
/** A cover is public while its room is; caches may show it this much longer. */
const FOR_MINUTES = 'public, max-age=300, s-maxage=60';
const NOT_KEPT = 'no-store';

/** `/pictures/{id}.webp`, or in the library; with `@2x`, or in `thumbs/`. */
const OWN = /^\/pictures\/((?:library\/)?(?:thumbs\/)?[A-Za-z0-9]{20}(?:@2x)?\.webp)$/;
/** A picture of a published version, in the same sizes. */
const OF_VERSION =
  /^\/pictures\/versions\/([\w-]{1,128})\/([1-9][0-9]{0,8})\/((?:thumbs\/)?([A-Za-z0-9]{20})(?:@2x)?\.webp)$/;
/** A version's cover or small cover. */
const COVER = /^\/pictures\/versions\/([\w-]{1,128})\/([1-9][0-9]{0,8}(?:-small)?\.webp)$/;

interface Asked {
  cacheControl: string;
  /** Returns the file's path in storage; null if nobody may see it. */
  findFile: () => Promise<string | null>;
}

/**
 * GET /pictures/**: serves an uploaded picture or a cover from the page's own origin, so that canvases stay
 * readable (docs/decisions/0019, 0043).
 */
export async function servePictures(request: Request, response: Response): Promise<void> {
  response.set({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('allow', 'GET, HEAD').status(405).end();
    return;
  }
  try {
    const asked = readPath(request.path);
    const file = (await asked?.findFile()) ?? null;
    if (!asked || file === null) return answerMissing(response);
    const [content] = await getInstanceDeps().bucket.file(file).download();
    response
      .set({ 'cache-control': asked.cacheControl, 'content-security-policy': "default-src 'none'; sandbox" })
      .type('image/webp')
      .send(content);
  } catch (error) {
    if (isMissing(error)) return answerMissing(response);
    logger.error(error);
    response.set('cache-control', NOT_KEPT).status(503).type('text').send('Please try again in a moment.');
  }
}

/** Returns null for an address that is no picture's. */
function readPath(path: string): Asked | null {
  const [, own] = OWN.exec(path) ?? [];
  if (own !== undefined) return { cacheControl: FOR_GOOD, findFile: async () => `pictures/${own}` };
  const [, roomId = '', version = '', picture = '', name = ''] = OF_VERSION.exec(path) ?? [];
  if (picture !== '')
    return {
      cacheControl: FOR_GOOD,
      findFile: () => findPicture({ roomId, version: Number(version), picture, name }),
    };
  const [, coveredId, cover] = COVER.exec(path) ?? [];
  if (coveredId === undefined) return null;
  return {
    cacheControl: FOR_MINUTES,
    findFile: async () => ((await isPublished(coveredId)) ? `versions/${coveredId}/${cover}` : null),
  };
}

/**
 * Returns a version's picture: its creator's file, or the copy of an older version (docs/decisions/0048).
 * Plays of an unpublished room keep their pictures; those of a hidden or deleted one do not.
 */
async function findPicture(asked: { roomId: string; version: number; picture: string; name: string }) {
  const { roomId, version, picture, name } = asked;
  const { db } = getInstanceDeps();
  const [note, ...marks] = await db.getAll(keptVersionRef(db, roomId, version), ...closingMarks(db, roomId), {
    fieldMask: ['pictures'],
  });
  if (marks.some(({ exists }) => exists)) return null;
  const id = findShown({ roomId, version, pictures: picturesOf(note) }, name);
  return id === undefined
    ? `${versionFolder(roomId, version)}/${picture}`
    : `${OWN_FOLDER}/${picture.replace(name, id)}`;
}

async function isPublished(roomId: string): Promise<boolean> {
  const { db } = getInstanceDeps();
  const [summary] = await db.getAll(summaryRef(db, roomId), { fieldMask: ['isPublished'] });
  return summary?.get('isPublished') === true;
}

function answerMissing(response: Response): void {
  response.set('cache-control', NOT_KEPT).status(404).type('text').send('There is no such picture.');
}
