import { smallCover } from '../../../core/room/pictures/smallCover.ts';
import { presentLanguage } from '../../shared/language/language.ts';

/**
 * Puts the covers of a list of rooms into the opening's frames, each a link to its room, if the page came without. Reads
 * a clone, so that others can still read the response.
 */
export async function hangCovers(answer: Response): Promise<void> {
  const rooms: unknown = await answer.clone().json();
  // With several languages the list is reordered, so its first rooms are not those shown.
  if (!Array.isArray(rooms) || rooms.some((room) => room?.language !== presentLanguage())) return;
  const frames = [...document.querySelectorAll('.opening-rooms > .opening-frame')].filter(isShown);
  for (const [index, frame] of frames.entries()) {
    const { id, roomName, imageUrl }: Record<string, unknown> = rooms[index] ?? {};
    if (typeof imageUrl !== 'string' || imageUrl === '' || frame.firstChild) continue;
    const door = Object.assign(document.createElement('a'), { href: `/gameplay/${id}`, ariaLabel: roomName });
    door.append(cover(smallCover(imageUrl)));
    frame.append(door);
  }
}

/** Whether a frame is visible; narrow windows have fewer side by side. */
function isShown(frame: Element): boolean {
  return frame.clientWidth > 0;
}

function cover(address: string): HTMLImageElement {
  const picture = document.createElement('img');
  return Object.assign(picture, { alt: '', fetchPriority: 'high', src: address });
}
