import type { Viewport } from '../../../game/ports.ts';

/** Shows the whole room. */
export const WHOLE_ROOM: Viewport = { zoom: 1, x: 0, y: 0 };
