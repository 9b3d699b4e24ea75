import * as v from 'valibot';
import { hitBoxSchema } from '../../catalogue/catalogueSchema.ts';
import type { HitBox } from '../../catalogue/model.ts';
import { UPLOAD_KINDS, type UploadKind } from '../../catalogue/upload.ts';
import { filledString, hexColor, positiveNumber, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

export interface TakePictureRequest {
  /** Of the file that lies at `uploads/{userId}/{fileName}`. */
  fileName: string;
  kind: UploadKind;
}

/** A picture as it is kept from now on; it never changes. */
export interface TakenPicture {
  /** Its stable address (R11); `toDoubleAddress` and `uploadThumbUri` lead to the others. */
  uri: string;
  /** Pixels of the usual size. */
  width: number;
  height: number;
  /** Of all its sizes together, as the quota counts. */
  bytes: number;
  /** The colour most of it has, `#rrggbb`. */
  color: string;
  /** Where it is not transparent. */
  hitBox: HitBox;
}

/** Why a file is no picture that is taken. */
const PICTURE_REFUSALS = [
  'empty',
  'tooManyBytes',
  /** Its content is none of PNG, JPEG, WebP, GIF and SVG, whatever its name says. */
  'unknownType',
  /** Cut off, or not what its beginning says. */
  'damaged',
  'tooManyPixels',
  'tooSmall',
  /** Nothing of it would be seen. */
  'invisible',
  /** A drawing that refers to other files, or would take too long to be drawn. */
  'unsafeDrawing',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

export type TakePictureAnswer =
  | { type: 'taken'; picture: TakenPicture }
  | { type: 'refused'; reason: PictureRefusal };

/**
 * Makes a file that the caller has put into the store a picture of the catalogue's sizes, and deletes the file. Refused
 * files are deleted too: what a retry cannot change is answered as `refused`, all else as an error.
 */
export const takePictureCall: CallContract<TakePictureRequest, TakePictureAnswer> = {
  name: 'takePicture',
  method: 'POST',
  request: v.object({
    fileName: v.pipe(v.string(), v.regex(/^(?!\.)[\w.-]{1,128}$/, 'Not the name of a file.')),
    kind: v.picklist(UPLOAD_KINDS),
  }),
  answer: v.variant('type', [
    v.object({
      type: v.literal('taken'),
      picture: v.object({
        uri: filledString,
        width: positiveNumber,
        height: positiveNumber,
        bytes: wholeNumber,
        color: hexColor,
        hitBox: hitBoxSchema,
      }),
    }),
    v.object({ type: v.literal('refused'), reason: v.picklist(PICTURE_REFUSALS) }),
  ]),
  errors: ['planNeeded', 'notFound', 'quotaReached', 'tooManyRequests'],
};
