import { openingView } from '../../core/play/view/openingView.ts';
import type { Room } from '../../core/room/model.ts';
import { drawStill } from '../stills/drawStill.ts';

const SIZE = { width: 960, height: 540 };

/** Fetches the picture of an address such as /art/items/door/oak/default.webp. */
type LoadPicture = (uri: string) => Promise<Buffer>;

/** Draws a room's initial state as WebP, as the editor's stage does for every other room. */
export async function drawCover(room: Room, loadPicture: LoadPicture): Promise<Buffer> {
  const { items } = openingView(room);
  const still = await drawStill({ background: room.background, items }, { size: SIZE, loadPicture });
  return still.webp({ quality: 82 }).toBuffer();
}
