/** Texts of walkthroughs on the canvas: the way out, or a finding. */
export const showingText = {
  escape: 'Show me the way out',
  fault: 'Show it',
  titles: { escape: 'The way out', finding: 'Shown in the room' },
  stepOf: (step: number, of: number) => `${step} of ${of}`,
  /** For steps in which players only go to a scene or read something, which are not counted. */
  towards: (step: number, of: number) => `On the way to step ${step} of ${of}`,
  said: (count: string, words: string) => `${count}: ${words}`,
  inHand: 'In hand',
  steps: 'Steps',
  stepsToCome: 'Once the room is a puzzle, the way out appears here, step by step.',
  stepsHelp: 'Choose a step to see it in the room.',
  back: 'Back',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  pace: (pace: number) => (pace === 1 ? 'Play twice as fast' : 'Play at the usual speed'),
  close: 'Back to building',
} as const;
