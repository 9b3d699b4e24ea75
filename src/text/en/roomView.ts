/** Words for how one looks at the room while playing. */
export const roomViewText = {
  wide: 'Use the whole window',
  fullScreen: 'Full screen',
  label: 'View of the room',
  nearer: 'Nearer',
  farther: 'Farther',
  left: 'To the left',
  right: 'To the right',
  larger: 'Larger text and pictures',
  living: 'Flames and dust move',
  still: 'Flames and dust stand still',
  turn: 'Held sideways, the room is twice as large.',
  turnToSeeAll: 'Held sideways, you see it all.',
  tallHere: 'Larger',
  turnKnown: 'I know',
} as const;
