import { ownPath } from '../../shared/page/ownPath.ts';

/** A room to share. */
export interface SharedRoom {
  roomId: string;
  roomName: string;
}

/** The address of a room's page. @param origin where it is to be opened, if not at this page's own */
export function roomAddress(roomId: string, origin = window.location.origin): string {
  return origin + ownPath(`/gameplay/${encodeURIComponent(roomId)}`);
}

/** The HTML that embeds a room in another site: 16:9 with space for clock and inventory. */
export function embedCode({ roomId, roomName }: SharedRoom, origin?: string): string {
  const frame = document.createElement('iframe');
  frame.src = `${roomAddress(roomId, origin)}?embed`;
  frame.title = roomName;
  frame.width = '100%';
  frame.height = '640';
  frame.allow = 'fullscreen; web-share';
  frame.style.border = '0';
  return frame.outerHTML;
}
