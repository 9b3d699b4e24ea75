import { roomPageText } from '../text/roomPage.ts';
import { roomAddress, type SharedRoom } from './roomAddress.ts';

/** Whether this browser has a share sheet. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet with a room's link. */
export function shareNatively({ roomId, roomName }: SharedRoom, origin: string): Promise<void> {
  return shareLink({
    title: roomName,
    text: roomPageText.share.words(roomName),
    url: roomAddress(roomId, origin),
  });
}

/** Opens the share sheet with a link. Closing it is no failure. */
export async function shareLink(link: { title: string; text: string; url: string }): Promise<void> {
  try {
    await navigator.share(link);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  }
}
