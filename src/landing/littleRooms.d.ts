/** The room of the landing page in each language, built by `tools/landing` of its recipe. */
declare module 'virtual:little-rooms' {
  import type { Room } from '../../core/room/model.ts';

  export const littleRooms: Readonly<Record<'en' | 'de', Room>>;
}
