/** Texts of a room in another site’s frame. */
export const embeddedText = {
  open: 'Open in a new window',
  elsewhere: 'This page cannot be shown inside another site. Open it in a new window.',
} as const;
