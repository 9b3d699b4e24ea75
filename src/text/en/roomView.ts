/** Words for how one looks at the room while playing. */
export const roomViewText = {
  wide: 'Use the whole window',
  fullScreen: 'Full screen',
} as const;
