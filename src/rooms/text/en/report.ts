import type { ReportAction, ReportReason } from '../../../../core/report/report.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { moment, number } = createFormats('en');

/** Texts of reporting, of the admins' list of reports, and of closed rooms. */
export const reportText = {
  dialog: {
    room: (roomName: string) => `Report “${roomName}”`,
    name: (name: string) => `Report the name “${name}”`,
    lead: 'An admin will read it. Nobody else learns who sent it.',
    reason: 'What is wrong with it?',
    note: 'Anything to add? (optional)',
    left: (letters: number) => `${number(letters)} characters left`,
    send: 'Send the report',
    cancel: 'Never mind',
    missing: 'Choose what is wrong first.',
    thanks: 'Thank you. An admin will look at it.',
    close: 'Close',
    gone: 'It is no longer visible, so there is nothing left to report.',
    tooOften: 'Too many reports were sent from your network. Try again in ten minutes.',
    failed: 'The report could not be sent. Try again in a moment.',
  },
  reasons: {
    insult: 'It insults or threatens somebody',
    sexual: 'It is sexual',
    violence: 'It shows or praises cruelty',
    private: 'It reveals something private about a person',
    advertising: 'It is advertising',
    copied: 'It is copied from somebody else',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  title: 'Reports',
  lead: 'Rooms and names that somebody has reported, oldest first.',
  which: 'Show',
  statuses: { open: 'Open', decided: 'Decided' },
  loading: 'Loading the reports…',
  failed: 'The reports could not be loaded',
  empty: {
    open: { title: 'A tidy house', text: 'Nobody has complained about anything.' },
    decided: { title: 'Nothing decided yet', text: 'Your decisions appear here, and you can reverse them.' },
  },
  more: 'Show more',
  room: 'Room',
  name: 'Name',
  by: (creator: string) => `by ${creator}`,
  inRoom: (roomName: string) => `on the leaderboard of “${roomName}”`,
  reportedAt: (at: Date) => `Reported ${moment(at)}`,
  decidedAt: (at: Date) => `Decided ${moment(at)}`,
  look: 'Open the room',
  scores: 'Ratings and records',
  told: (answer: string) => `Told to the creator: ${answer}`,
  actions: {
    hideRoom: 'Hide room',
    restoreRoom: 'Open room again',
    blankName: 'Remove name',
    restoreName: 'Restore name',
    dismiss: 'Dismiss report',
  } satisfies Record<ReportAction, string>,
  outcomes: {
    hideRoom: 'Room hidden',
    restoreRoom: 'Room open again',
    blankName: 'Name removed',
    restoreName: 'Name restored',
    dismiss: 'Left as it is',
  } satisfies Record<ReportAction, string>,
  confirm: {
    hideRoom: {
      title: (name: string) => `Hide “${name}”?`,
      text: 'It leaves every list and cannot be played. Its creator cannot open it again; you can.',
    },
    blankName: {
      title: (name: string) => `Remove the name “${name}”?`,
      text: 'The record keeps its time and rank, without a name. You can restore the name.',
    },
    answer: 'What should its creator be told?',
  },
  conflict: 'Another admin was faster. The list has been updated.',
  gone: 'What was reported no longer exists.',
  hidden: 'Closed by an admin',
  hiddenBecause: (reason: string) => `An admin has closed this room. The report said: ${reason}.`,
} as const;
