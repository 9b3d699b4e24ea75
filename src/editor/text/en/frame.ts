/** Texts of the editor's frame: folding and zoom. */
export const frameText = {
  fold: { palette: 'Collapse palette', panel: 'Collapse settings' },
  unfold: { palette: 'Expand palette', panel: 'Expand settings' },
  lowerSheet: 'Move the panel down',
  raiseSheet: 'Move the panel up',
} as const;
