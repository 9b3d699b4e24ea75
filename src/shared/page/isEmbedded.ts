/**
 * Whether this page was asked for as a room that another site shows in a frame: `/gameplay/{roomId}?embed`. It is
 * settled when the page is loaded, since exactly that page may be framed: whatever is navigated to within it must not
 * show what a frame around it could trick somebody into pressing (docs/decisions/0018).
 */
export const isEmbedded = new URLSearchParams(window.location.search).has('embed');
