/** A brass pin at the top of what is positioned, as its `_before`. */
export const PIN = {
  content: '""',
  position: 'absolute',
  zIndex: '1',
  top: '-9px',
  insetInlineStart: 'calc(50% - 9px)',
  boxSize: '18px',
  borderRadius: 'full',
  border: '2px solid {colors.ink}',
  background: 'radial-gradient(circle at 34% 30%, #fff3c8, #e2ac42 45%, #8f5e1c)',
  boxShadow: '2px 4px 3px rgb(20 10 10 / 0.45)',
} as const;
