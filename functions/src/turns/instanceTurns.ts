import { Turns } from './Turns.ts';

/**
 * The turns of work that takes an uploaded picture: as many at once as fit in an instance's memory at the
 * largest size. A further picture waits for some seconds while another one is rendered.
 */
export const PICTURE_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 6,
  message: 'Many of your pictures are already being worked on. Try again in a moment.',
});

/** Turns of publishing with covers, separate from those of uploads. */
export const PUBLISHING_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 3,
  message: 'Many of your rooms are being published. Try again in a moment.',
});

/** Turns of account exports: each keeps some rooms with all copies in memory. */
export const EXPORT_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 2,
  message: 'Your data is already being exported. Try again in a moment.',
});

/** Turns of a room's results: hundreds of plays are read, so two at once would block all other requests. */
export const RESULTS_TURNS = new Turns({
  atOnce: 1,
  mostWaiting: 3,
  message: 'Your results are already being loaded. Try again in a moment.',
});
