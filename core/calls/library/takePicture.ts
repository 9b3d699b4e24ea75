import * as v from 'valibot';
import { hitBoxSchema } from '../../catalogue/catalogueSchema.ts';
import type { HitBox } from '../../catalogue/model.ts';
import { UPLOAD_KINDS, type UploadKind } from '../../catalogue/upload.ts';
import { filledString, hexColor, positiveNumber, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';

export interface TakePictureRequest {
  /** Name of the file at `uploads/{userId}/{fileName}`. */
  fileName: string;
  kind: UploadKind;
}

/** A stored picture; it never changes. */
export interface TakenPicture {
  /** Its stable address (R11); `toDoubleAddress` and `uploadThumbUri` derive the others. */
  uri: string;
  /** Pixels, at the normal size. */
  width: number;
  height: number;
  /** Total of all its sizes, as counted by the quota. */
  bytes: number;
  /** Its dominant colour, `#rrggbb`. */
  color: string;
  /** The area that is not transparent. */
  hitBox: HitBox;
}

/** Reasons for refusing a file as a picture. */
const PICTURE_REFUSALS = [
  'empty',
  'tooManyBytes',
  /** Its content is not PNG, JPEG, WebP, GIF or SVG, whatever its name says. */
  'unknownType',
  /** It is cut off, or its content does not match its header. */
  'damaged',
  'tooManyPixels',
  'tooSmall',
  /** It is fully transparent. */
  'invisible',
  /** An SVG that refers to other files or would take too long to draw. */
  'unsafeDrawing',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

export type TakePictureAnswer =
  | { type: 'taken'; picture: TakenPicture }
  | { type: 'refused'; reason: PictureRefusal };

/**
 * Converts a file that the caller uploaded into a picture in the sizes of the catalogue, and deletes the file. Refused
 * files are deleted too. If a retry would fail again, the answer is `refused`; any other failure is an error.
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
