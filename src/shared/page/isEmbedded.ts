/**
 * Whether this page was requested as a room framed by another site: `/gameplay/{roomId}?embed`. It is fixed
 * when the page loads, since exactly that page may be framed: later pages in it must not show anything that
 * the frame's site could trick somebody into pressing (docs/decisions/0018).
 */
export const isEmbedded = new URLSearchParams(window.location.search).has('embed');
