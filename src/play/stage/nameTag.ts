/** The style of names over the room, the same in both themes: a paper tag. */
export const nameTag = {
  // Long German words have no place to break.
  maxWidth: { base: '12.5rem', md: '14rem' },
  paddingX: { base: '1', md: '2' },
  paddingY: { base: '0', md: '0.5' },
  borderRadius: '5px',
  border: '1.5px solid #2a1a12',
  bg: '#fff3d2',
  color: '#22150f',
  fontSize: { base: 'xs', md: 'sm' },
  fontWeight: '650',
  lineHeight: '1.3',
} as const;
