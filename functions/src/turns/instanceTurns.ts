import { Turns } from './Turns.ts';

/** Pictures that are uploaded: so many that the largest fit an instance's memory. One waits while another is drawn for seconds. */
export const PICTURE_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 6,
  message: 'Many of your pictures come in. Try again in a moment.',
});

/** Publishings, each with the cover that is drawn anew: whoever uploads pictures keeps nobody from them. */
export const PUBLISHING_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 3,
  message: 'Many of your rooms are being published. Try again in a moment.',
});

/** Exports of accounts: each holds some rooms with all their copies in memory. */
export const EXPORT_TURNS = new Turns({
  atOnce: 2,
  mostWaiting: 2,
  message: 'What is yours is being gathered already. Try again in a moment.',
});

/** Results of a room: hundreds of plays are read for them, so that two lists at once would keep everybody else waiting. */
export const RESULTS_TURNS = new Turns({
  atOnce: 1,
  mostWaiting: 3,
  message: 'Results are being read for you already. Try again in a moment.',
});
