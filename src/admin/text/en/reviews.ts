import type { UploaderHistoryAnswer } from '../../../../core/calls/library/uploaderHistory.ts';
import { UNDO_SECONDS } from '../../../../core/catalogue/review.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { ago, counted, number, moment, date } = createFormats('en');

/** Texts of the review queues. */
export const reviewsText = {
  kinds: {
    item: { title: 'Thing reviews' },
    background: { title: 'Background reviews' },
  },
  lead: (waiting: number) =>
    waiting === 0
      ? 'Nothing is waiting.'
      : `${number(waiting)} waiting, oldest first. Someone is waiting behind each of them.`,
  loading: 'Loading the queue…',
  which: 'Show',
  waiting: (count: number) => `Waiting ${number(count)}`,
  statuses: { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
  queue: 'Queue',
  selectSeveral: 'Select several',
  mark: (name: string) => `Select ${name}`,
  asked: (userName: string, seconds: number) => `${userName || 'Nameless'}, ${ago(seconds)}`,
  more: 'Show more',
  held: (name: string, by: string) => `“${name}” is being looked at by ${by || 'another admin'}.`,
  wide: (width: number) => `${number(width)} % wide`,
  anchors: { floor: 'Floor', wall: 'Wall', ceiling: 'Ceiling', top: 'On top' },
  container: 'Can hold things',
  lockable: 'Lockable',
  state: 'State',
  states: { default: 'Default', opened: 'Opened' },
  color: 'Colour or light',
  colors: (count: number) => counted(count, 'version', 'versions'),
  onCheckerboard: (name: string) => `${name} on a checkerboard`,
  furnished: (name: string) => `${name} with a door and a few things`,
  lit: (name: string) => `${name} in the light it gives to things`,
  measured: {
    size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
    bytes: (bytes: number) => `${number(Math.round(bytes / 1000))} kB, re-encoded`,
    unlike: 'Unlike anything in the library',
    alike: (name: string) => `Very similar to “${name}” in the library`,
    same: (name: string) => `Looks the same as “${name}” in the library`,
  },
  uploader: 'Uploader',
  nameless: 'Nameless',
  history: ({ proSince, approved, rejected, waiting }: UploaderHistoryAnswer) =>
    `${proSince === null ? '' : `Pro since ${date(new Date(proSince * 1000))}. `}${number(approved)} approved, ${number(rejected)} rejected, ${number(waiting)} waiting.`,
  lastRejected: (name: string, reason: string) => `Last rejected: “${name}”, ${reason.toLowerCase()}.`,
  others: 'Their other pictures',
  decision: 'Decision',
  decisionOf: (count: number) => `Decision on ${counted(count, 'picture', 'pictures')}`,
  reason: 'Reason to reject it',
  reasonNeeded: 'Choose a reason first. Whoever offered the picture deserves to know it.',
  note: 'Note to the uploader',
  reject: 'Reject',
  approve: 'Approve',
  undo: 'Undo',
  tooLate: `This decision can no longer be undone: ${UNDO_SECONDS / 60} minutes have passed, or the picture was offered again, or its library entry now has other pictures.`,
  decided: (by: string, at: Date) => `By ${by || 'somebody who has left'}, ${moment(at)}`,
  quoted: (note: string) => `“${note}”`,
  overtaken: (name: string, by: string, status: string) =>
    `${by || 'Somebody'} was faster: “${name}” is ${status.toLowerCase()}.`,
  last: {
    approve: (name: string, count: number) =>
      count === 1 ? `“${name}” approved.` : `${number(count)} approved.`,
    reject: (name: string, count: number) =>
      count === 1 ? `“${name}” rejected.` : `${number(count)} rejected.`,
  },
  keys: {
    all: 'All keys',
    areOn: 'Decide with letters and digits. Turn this off if you dictate or often press keys by accident.',
    of: {
      A: 'approve',
      R: 'reject, with the reason chosen',
      1: 'choose the reason with that number',
      J: 'next',
      K: 'previous',
      X: 'select it, to decide several at once',
      Z: 'undo the last decision',
      Esc: 'leave the note',
      '?': 'this list',
    },
  },
  empty: {
    waiting: { title: 'Nobody is waiting', text: 'Every picture has had its answer. Time for tea.' },
    approved: { title: 'Nothing approved yet', text: 'What you approve appears here.' },
    rejected: { title: 'Nothing rejected yet', text: 'Long may it last.' },
  },
  failed: { title: 'The queue could not be loaded', text: 'Nothing is lost. Try again in a moment.' },
};
