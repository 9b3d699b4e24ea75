import type { PictureRefusal } from '../../../core/calls/library/takePicture.ts';
import type { HitBox } from '../../../core/catalogue/model.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { SMALL_COVER_WIDTH } from '../../../core/room/pictures/smallCover.ts';
import { type Result, refuse, success } from '../../../core/util/result.ts';
import { decodePicture } from './decodePicture.ts';
import { openPixels, type Pixels } from './decoder.ts';
import { findHitBox, meanColor } from './describePixels.ts';
import { describeLikeness } from './likeness.ts';
import { type Measured, measurePicture } from './measurePicture.ts';
import { coverSize, coverSizeOfWidth, doubleSize, type Size, thumbSize, usualSize } from './pictureSizes.ts';

const WEBP = { quality: 84, alphaQuality: 90, effort: 4 } as const;
/** Lower quality for covers: each is shown small or only for a moment, and a first visit loads six of them. */
const COVER_WEBP = { quality: 75, effort: 5, smartSubsample: true } as const;
/** Shown only until the cover has loaded: small size matters more than quality. */
const ROUGH_WEBP = { quality: 1, effort: 6 } as const;
/** Maximum pixels of a cover; browsers send a ninth of them. */
const COVER_PIXELS = 8_000_000;
/** Width in pixels of a cover's rough picture: that of a phone. */
const ROUGH_COVER_WIDTH = 400;

type Webp = typeof WEBP | typeof COVER_WEBP | typeof ROUGH_WEBP;

/**
 * A picture in the catalogue's sizes, re-encoded from its pixels, so that nothing else of the file remains.
 */
export interface Encoded {
  usual: Buffer;
  double: Buffer;
  thumb: Buffer;
  /** At the normal size. */
  width: number;
  height: number;
  color: string;
  hitBox: HitBox;
  likeness: string;
}

/** Converts an untrusted file to a picture, or returns why it is refused. */
export async function encodePicture(
  file: Buffer,
  kind: UploadKind,
): Promise<Result<Encoded, PictureRefusal>> {
  const measured = await measurePicture(file);
  if (!measured.ok) return measured;
  const target = doubleSize(kind, measured.value, measured.value.type === 'drawing');
  const pixels = await decode(measured.value, target, kind === 'background');
  if (pixels === null) return refuse(measured.value.type === 'drawing' ? 'unsafeDrawing' : 'damaged');
  const hitBox = findHitBox(pixels);
  if (hitBox === null) return refuse('invisible');
  const size = usualSize(kind, pixels);
  const likeness = await describeLikeness(pixels);
  const double = await encode(pixels, pixels);
  const usual = await encode(pixels, size);
  const thumb = await encode(pixels, thumbSize(kind, pixels));
  return success({ usual, double, thumb, ...size, color: meanColor(pixels), hitBox, likeness });
}

/** The pictures of a cover. */
export interface CoverPictures {
  /** At its original size. */
  whole: Buffer;
  /** For the cards in lists of rooms. */
  small: Buffer;
  /** Inlined in pages. */
  rough: Buffer;
}

/** Converts an untrusted file to the pictures of a cover, or returns why it is refused. */
export async function encodeCover(file: Buffer): Promise<Result<CoverPictures, PictureRefusal>> {
  const measured = await measurePicture(file, COVER_PIXELS);
  if (!measured.ok) return measured;
  const pixels = await decode(measured.value, coverSize(measured.value), true);
  if (pixels === null) return refuse('damaged');
  const whole = await encode(pixels, pixels, COVER_WEBP);
  const small = await encode(pixels, coverSizeOfWidth(SMALL_COVER_WIDTH, pixels), COVER_WEBP);
  const rough = await encode(pixels, coverSizeOfWidth(ROUGH_COVER_WIDTH, pixels), ROUGH_WEBP);
  return success({ whole, small, rough });
}

function decode(measured: Measured, size: Size, isOpaque: boolean): Promise<Pixels | null> {
  return decodePicture(measured, { size, isOpaque }).catch(() => null);
}

async function encode(pixels: Pixels, { width, height }: Size, webp: Webp = WEBP): Promise<Buffer> {
  const isAsItIs = width === pixels.width && height === pixels.height;
  const { picture } = await openPixels(pixels);
  return (isAsItIs ? picture : picture.resize({ width, height, fit: 'fill' })).webp(webp).toBuffer();
}
