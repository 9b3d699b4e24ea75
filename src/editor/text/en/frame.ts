/** Words of the editor's frame: what folds around the room, and how near one looks at it. */
export const frameText = {
  fold: { palette: 'Fold the palette', panel: 'Fold the settings' },
  unfold: { palette: 'Unfold the palette', panel: 'Unfold the settings' },
  lowerSheet: 'Lower the sheet',
  raiseSheet: 'Raise the sheet',
} as const;
