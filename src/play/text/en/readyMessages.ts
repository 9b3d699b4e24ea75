import type { ReadyDescription } from '../../../../core/room/model.ts';

/** The ready messages of R9. */
export const readyMessagesText: Readonly<Record<ReadyDescription, string>> = {
  nothingSpecial: 'Nothing special about it.',
  locked: 'It is locked.',
  needsKey: 'It needs some kind of key.',
  needsCode: 'It needs a code.',
  empty: 'It is empty.',
  useful: 'This could be useful.',
  lookCloser: 'There is more to this than meets the eye.',
  outOfPlace: 'This looks out of place.',
};
