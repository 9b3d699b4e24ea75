/** Texts about a play that was left, which are loaded with the note of one. */
export const leftPlayText = {
  title: (roomName: string) => `You left ${roomName}`,
  running: (time: string) => `${time} left on the clock. The candles are still burning.`,
  unlimited: 'No clock is running. The candles wait for you.',
  paused: (time: string) => `Paused with ${time} left. Nobody has touched anything.`,
  goOn: 'Go back in',
} as const;
