/** Words of a room in another site’s frame. */
export const embeddedText = {
  open: 'Open in a window of its own',
  elsewhere: 'This page does not fit in here.',
} as const;
