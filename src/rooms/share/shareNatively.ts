import { roomPageText } from '../text/roomPage.ts';
import { roomAddress, type SharedRoom } from './roomAddress.ts';

/** Whether this browser has a sheet of its own to share with. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the browser's own sheet. Who closes it again has changed their mind; that is no failure. */
export async function shareNatively({ roomId, roomName }: SharedRoom): Promise<void> {
  try {
    await navigator.share({
      title: roomName,
      text: roomPageText.share.words(roomName),
      url: roomAddress(roomId),
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  }
}
