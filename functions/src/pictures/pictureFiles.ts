import type { Deps } from '../deps.ts';
import type { Encoded } from './encodePicture.ts';

type Bucket = Deps['bucket'];

/** The sizes of a picture. */
export const PICTURE_SIZES = ['usual', 'double', 'thumb'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Folders of a picture's copies: its owner's and the library's. */
export const OWN_FOLDER = 'pictures';
export const LIBRARY_FOLDER = 'pictures/library';

export function versionFolder(roomId: string, version: number): string {
  return `versions/${roomId}/${version}`;
}

/** Returns the path of a picture's file in storage. */
export function fileName(folder: string, pictureId: string, size: PictureSize): string {
  if (size === 'thumb') return `${folder}/thumbs/${pictureId}.webp`;
  return `${folder}/${pictureId}${size === 'double' ? '@2x' : ''}.webp`;
}

/** Stores a new picture in all sizes. */
export async function savePicture(bucket: Bucket, pictureId: string, picture: Encoded): Promise<void> {
  await Promise.all(
    PICTURE_SIZES.map((size) =>
      bucket
        .file(fileName(OWN_FOLDER, pictureId, size))
        .save(picture[size], { contentType: 'image/webp', resumable: false }),
    ),
  );
}

/** Deletes an owner's picture in all sizes. */
export async function deletePicture(bucket: Bucket, pictureId: string): Promise<void> {
  await Promise.all(
    PICTURE_SIZES.map((size) =>
      bucket.file(fileName(OWN_FOLDER, pictureId, size)).delete({ ignoreNotFound: true }),
    ),
  );
}

/** Copies a picture to another folder in all sizes. @throws if it is missing */
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
