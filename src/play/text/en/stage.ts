/** Texts of the stage in the editor and in play. */
export const stageText = {
  playIn: (scene: string) => (scene === '' ? 'The room' : `The room: ${scene}`),
  back: 'Back',
  editor:
    'Things in the room. Arrow keys move the one in focus, Delete removes it, Enter opens its settings.',
  loading: 'The room is loading…',
  failure: {
    chunk: {
      title: 'The room could not be loaded',
      text: 'Part of the app is missing. Check your connection, then try again.',
    },
    other: {
      title: 'The room cannot be drawn',
      text: 'Your browser could not draw the picture. Reload the page, or try another browser.',
    },
    retry: 'Try again',
    reload: 'Reload the page',
  },
} as const;
