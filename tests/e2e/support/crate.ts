import sharp from 'sharp';
import type { Uploader } from './Uploader.ts';

/** A colour that no other thing has. If it is on the stage, the picture is shown. */
const COLOR = '#e8188a';

/** Returns a crate as its creator describes it, with a picture that was just uploaded. */
export async function uploadCrate(uploader: Uploader) {
  const square = { width: 400, height: 300, channels: 4, background: COLOR } as const;
  const uri = await uploader.upload(await sharp({ create: square }).png().toBuffer());
  return {
    name: 'A crate',
    tag: 'Storage',
    width: 14,
    aspect: 0.75,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    anchor: 'floor',
    defaultPosition: { x: 40, y: 55 },
    variants: { plain: { default: uri, opened: uri } },
    colorOrder: ['plain'],
    isContainer: true,
    isLockable: true,
  };
}

/** Whether a colour on the stage is the crate's, whatever the room's light. */
export function isOfCrate([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  return red > 2 * green && blue > 2 * green;
}
