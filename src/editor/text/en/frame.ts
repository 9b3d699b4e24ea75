/** Words of the editor's frame: what folds around the room, and how near one looks at it. */
export const frameText = {
  fold: { palette: 'Collapse palette', panel: 'Collapse settings' },
  unfold: { palette: 'Expand palette', panel: 'Expand settings' },
  lowerSheet: 'Lower panel',
  raiseSheet: 'Raise panel',
} as const;
