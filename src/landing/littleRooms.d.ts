/** The landing page's room in each language, built from its recipe by `tools/landing`. */
declare module 'virtual:little-rooms' {
  import type { Room } from '../../core/room/model.ts';

  export const littleRooms: Readonly<Record<'en' | 'de', Room>>;
}
