import { Turns } from './Turns.ts';

/**
 * Turns of uploaded pictures: as many as fit an instance's memory at the largest size. A picture waits while another
 * one is rendered for seconds.
 */
export const PICTURE_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 6,
  message: 'Many of your pictures come in. Try again in a moment.',
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
  message: 'What is yours is being gathered already. Try again in a moment.',
});

/** Turns of a room's results: hundreds of plays are read, so two at once would block all other requests. */
export const RESULTS_TURNS = new Turns({
  atOnce: 1,
  mostWaiting: 3,
  message: 'Results are being read for you already. Try again in a moment.',
});
