import type { UploaderHistoryAnswer } from '../../../../core/calls/library/uploaderHistory.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { ago, counted, number, moment, date } = createFormats('en');

/** Words of the review queues. */
export const reviewsText = {
  kinds: {
    item: { title: 'Thing reviews' },
    background: { title: 'Background reviews' },
  },
  lead: (waiting: number) =>
    waiting === 0
      ? 'Nothing waits.'
      : `${number(waiting)} waiting, oldest first. Someone is waiting behind each of them.`,
  loading: 'Fetching the queue…',
  which: 'Which reviews',
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
  container: 'Holds things',
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
    unlike: 'Like nothing that was taken into the library',
    alike: (name: string) => `Much like “${name}” in the library`,
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
  reasonNeeded: 'Pick a reason first. They deserve to know.',
  note: 'Note to the uploader',
  reject: 'Reject',
  approve: 'Approve',
  undo: 'Undo',
  tooLate:
    'That decision can no longer be taken back: ten minutes have passed, it was offered anew, or its entry in the library has other pictures by now.',
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
    areOn: 'Letters and digits decide. Turn this off for speech input, or against slips.',
    of: {
      A: 'approve',
      R: 'reject, with the reason chosen',
      1: 'the reason of that number',
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
    approved: { title: 'Nothing approved yet', text: 'What you take into the library hangs here.' },
    rejected: { title: 'Nothing rejected yet', text: 'Long may it last.' },
  },
  failed: { title: 'The queue did not load', text: 'Nothing is lost: everything waits where it waited.' },
};
