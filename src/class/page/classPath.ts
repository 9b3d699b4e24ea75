/** The pages of a session that are opened by a link instead of by its state. */
export type ShownPart = 'stored' | 'cards' | 'results';

/** Returns the address of a session: lobby, board or results. */
export function classPath(sessionId: string, show?: ShownPart): string {
  return `/projects?${new URLSearchParams({ class: sessionId, ...(show && { show }) })}`;
}

/** Returns the address of the sheet on which a class is opened. */
export function openClassPath(roomId: string): string {
  return `/projects?${new URLSearchParams({ 'open-class': roomId })}`;
}

/** The wall of a session, with the key that lets anybody see it. */
interface WallOf {
  roomId: string;
  sessionId: string;
  key: string;
}

/** Returns the address of a session's wall (Q7). The key is its fragment, which browsers send to no server. */
export function wallPath({ roomId, sessionId, key }: WallOf): string {
  const [room, session, secret] = [roomId, sessionId, key].map(encodeURIComponent);
  return `/gameplay/${room}?wall=${session}#${secret}`;
}
