import type { Deps } from '../deps.ts';
import type { Encoded } from './encodePicture.ts';

type Bucket = Deps['bucket'];

/** Sizes of a picture, and what becomes of its address for each. */
export const PICTURE_SIZES = ['usual', 'double', 'thumb'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Where a picture's copies lie: its owner's, the library's, or a published version's. */
export const OWN_FOLDER = 'pictures';
export const LIBRARY_FOLDER = 'pictures/library';

export function versionFolder(roomId: string, version: number): string {
  return `versions/${roomId}/${version}`;
}

/** The path of a picture's file in the store. */
export function fileName(folder: string, pictureId: string, size: PictureSize): string {
  if (size === 'thumb') return `${folder}/thumbs/${pictureId}.webp`;
  return `${folder}/${pictureId}${size === 'double' ? '@2x' : ''}.webp`;
}

/** Keeps a new picture in all sizes. */
export async function savePicture(bucket: Bucket, pictureId: string, picture: Encoded): Promise<void> {
  await Promise.all(
    PICTURE_SIZES.map((size) =>
      bucket
        .file(fileName(OWN_FOLDER, pictureId, size))
        .save(picture[size], { contentType: 'image/webp', resumable: false }),
    ),
  );
}

/** Deletes what there is of an owner's picture. */
export async function deletePicture(bucket: Bucket, pictureId: string): Promise<void> {
  await Promise.all(
    PICTURE_SIZES.map((size) =>
      bucket.file(fileName(OWN_FOLDER, pictureId, size)).delete({ ignoreNotFound: true }),
    ),
  );
}

/** Copies a picture from one folder into another, in all sizes. @throws where it is not there */
export async function copyPicture(
  bucket: Bucket,
  pictureId: string,
  from: string,
  to: string,
): Promise<void> {
  await Promise.all(
    PICTURE_SIZES.map((size) =>
      bucket.file(fileName(from, pictureId, size)).copy(bucket.file(fileName(to, pictureId, size))),
    ),
  );
}
