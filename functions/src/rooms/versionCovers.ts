import { versionOfCover } from '../../../core/room/pictures/coverUri.ts';
import type { Deps } from '../deps.ts';

/** Returns the path of a version's cover. */
export function coverFile(roomId: string, version: number): string {
  return `versions/${roomId}/${version}.webp`;
}

/** Returns the path of a version's rough cover: 400 pixels wide, about 3 kB. */
export function roughCoverFile(roomId: string, version: number): string {
  return `versions/${roomId}/${version}-rough.webp`;
}

/**
 * Returns a rough cover as a `data:` address for inlining until the cover has loaded. Empty if there is none,
 * as for older versions, or it cannot be read.
 */
export async function readRoughCover({ bucket }: Pick<Deps, 'bucket'>, imageUrl: string): Promise<string> {
  const cover = versionOfCover(imageUrl);
  if (cover === undefined) return '';
  const file = bucket.file(roughCoverFile(cover.roomId, cover.version));
  const picture = await file.download().then(
    ([bytes]) => bytes.toString('base64'),
    () => '',
  );
  return picture === '' ? '' : `data:image/webp;base64,${picture}`;
}
