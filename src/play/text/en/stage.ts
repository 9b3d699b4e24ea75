/** Words of the stage: the picture of a room in the editor and in play. */
export const stageText = {
  playIn: (scene: string) => (scene === '' ? 'The room' : `The room: ${scene}`),
  back: 'Back',
  editor:
    'Things in the room. Arrow keys move the one in focus, Delete removes it, Enter leads to its settings.',
  loading: 'The room is loading…',
  failure: {
    chunk: {
      title: 'The stage did not load',
      text: 'A part of the app could not be fetched. Check your connection, then try again.',
    },
    other: { title: 'The room cannot be drawn', text: 'The browser refused to draw the picture.' },
    retry: 'Try again',
    reload: 'Reload the page',
  },
} as const;
