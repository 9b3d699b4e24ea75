/**
 * The query's field with the session whose wall is shown. The wall's key is in the fragment, which is never
 * sent to a server.
 */
export const WALL = 'wall';

/** Whether an address leads to a wall in place of the room's page. */
export function leadsToWall({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return /^\/gameplay\/[^/]+\/?$/.test(pathname) && new URLSearchParams(search).has(WALL);
}
