import type { Viewport } from '../../../game/ports.ts';

/** All of the room, as large as there is place for it. */
export const WHOLE_ROOM: Viewport = { zoom: 1, x: 0, y: 0 };
