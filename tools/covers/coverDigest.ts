import { createHash } from 'node:crypto';
import { belowArt, listPictures } from '../../art/pictures.ts';
import { PictureCache } from '../../art/serving/PictureCache.ts';
import { lightUri } from '../../core/catalogue/pictureAddresses.ts';
import { openingView } from '../../core/play/view/openingView.ts';
import type { Room } from '../../core/room/model.ts';
import { posedView } from '../../core/room/posedView.ts';
import { stillFacts } from '../stills/stillFacts.ts';

/** It only hashes drawings here, so no file is made in its folder. */
const drawings = new PictureCache('');

/**
 * Returns a digest of everything that a room's cover shows: the places of its things and the drawings of their pictures.
 * It changes when the cover would.
 */
export function coverDigest(room: Room): string {
  const { background } = room;
  const { items } = openingView(room);
  const facts = stillFacts();
  // Spots lie over the background and have no picture (N6).
  const drawn = posedView({ background, items }, facts).items.filter(({ spot }) => spot === undefined);
  const light = lightUri(background.uri);
  const uris = [background.uri, ...(light === null ? [] : [light]), ...drawn.map(({ uri }) => uri)];
  const shown = {
    ambient: background.ambient,
    items: drawn.map(({ uri, aspect, hitBox, position, width }) => ({
      uri,
      aspect,
      hitBox,
      position,
      width,
    })),
    pictures: [...new Set(uris)].map((uri) => [uri, drawingKey(uri), facts.get(uri)]),
  };
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
}

function drawingKey(uri: string): string {
  const picture = listPictures().get(belowArt(uri));
  if (!picture) throw new RangeError(`The library has no picture ${uri}.`);
  return drawings.keyOf(picture.drawing);
}
