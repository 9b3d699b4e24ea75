import { CLASS_LIMITS } from '../../../../core/class/classLimits.ts';
import { MOST_SEATS } from '../../../../core/play/team/team.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Texts of the sheet on which a teacher opens a class. */
export const openingSheetText = {
  title: 'Play with a class',
  goodFor: (players: number) => `good for 1 to ${number(players)} in a team`,
  teams: {
    label: 'Teams',
    byNumber: { title: 'By number', text: 'teams fill evenly' },
    bySize: { title: 'By size', text: 'one fills after the other' },
    alone: { title: 'A device each', text: 'everybody alone' },
  },
  count: {
    teams: 'How many teams',
    size: 'How many in a team',
    pupils: 'How many pupils',
    fewer: 'One fewer',
    more: 'One more',
    room: (seats: number) => `up to ${counted(seats, 'seat', 'seats')} in each`,
    places: (teams: number) => `up to ${counted(teams, 'team', 'teams')} fill one after the other`,
    ownRooms: 'each in a room of their own',
    all: (seats: number) => `${counted(seats, 'pupil', 'pupils')} can join.`,
    free: (seats: number, pro: number) =>
      `Free has ${number(seats)} seats in all, enough for one class, and Pro ${number(pro)}. A team has ${number(MOST_SEATS)} at most.`,
    pro: (seats: number) =>
      `Pro has ${number(seats)} seats in all. A team has ${number(MOST_SEATS)} at most.`,
    alone: `No more than ${number(CLASS_LIMITS.teams)} can play alone in one class, on Free and on Pro.`,
  },
  time: {
    label: 'Time',
    own: (minutes: number) => `the room’s own: ${number(minutes)} min`,
    minutes: (minutes: number) => `${number(minutes)} min`,
    other: 'Other…',
    unlimited: 'No limit',
    field: 'Minutes',
    wrong: (least: number, most: number) => `From ${number(least)} to ${number(most)} minutes.`,
  },
  names: {
    label: 'Names',
    given: { title: 'Given by the game', text: '“Brave Otter”; nothing is typed' },
    typed: { title: 'Pupils type one', text: 'only if you need to know who' },
  },
  hints: {
    label: 'Hints',
    help: 'step by step: what, where, how',
    pupils: 'Pupils and you',
    teacher: 'Only you',
  },
  late: {
    label: 'Latecomers',
    on: 'may come in, into the smallest team, with the time that is left',
    onAlone: 'may come in, with the time that is left',
    off: 'stay outside once you have started',
  },
  ranking: {
    label: 'Ranking',
    off: 'off: the projector shows who got out, never who is first',
    on: 'on: the projector shows who is ahead',
  },
  stored: {
    text: 'Stored: names, when they came, what each team opened, tries and hints. No account, no address. Deleted 24 hours after the end.',
    show: 'A page for your head of school',
  },
  open: 'Open the door',
  opening: 'Opening the door…',
  failed: {
    title: 'The room could not be loaded',
    conflict:
      'The creator of this room has not opened it to classes. Most rooms under “Home” are open to them, and your own always.',
    notFound: 'This room is not published. Publish it first, then a class can play it.',
    three: 'Three classes of yours are open. End one first:',
  },
} as const;
