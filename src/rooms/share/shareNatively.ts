import { roomPageText } from '../text/roomPage.ts';
import { roomAddress, type SharedRoom } from './roomAddress.ts';

/** Whether this browser has a share sheet. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet. Closing it is no failure. */
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
