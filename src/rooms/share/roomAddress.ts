import { ownPath } from '../../shared/page/ownPath.ts';

/** A room to share. */
export interface SharedRoom {
  roomId: string;
  roomName: string;
}

/** The address of a room's page. */
export function roomAddress(roomId: string): string {
  return window.location.origin + ownPath(`/gameplay/${encodeURIComponent(roomId)}`);
}

/** The HTML that embeds a room in another site: 16:9 with space for clock and inventory. */
export function embedCode({ roomId, roomName }: SharedRoom): string {
  const frame = document.createElement('iframe');
  frame.src = `${roomAddress(roomId)}?embed`;
  frame.title = roomName;
  frame.width = '100%';
  frame.height = '640';
  frame.allow = 'fullscreen; web-share';
  frame.style.border = '0';
  return frame.outerHTML;
}
