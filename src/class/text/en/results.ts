import type { ClassCsvWords } from '../../../../core/class/classCsv.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, day, hour, list, number, percent } = createFormats('en');
const wrong = (count: number) => (count === 0 ? 'none wrong' : `${number(count)} wrong`);
const hints = (count: number) => (count === 0 ? 'no hint' : counted(count, 'hint', 'hints'));

/** Texts of a class's results (Q8). */
export const resultsText = {
  number,
  wrong,
  hints,
  loading: 'Loading the results…',
  failed: {
    title: 'The results could not be loaded',
    notFound: 'There is no such class. It may be gone: a class is deleted 24 hours after its end.',
  },
  stillInside: 'Still inside.',
  stillInsideText: 'No team has a result yet. Look again in a moment.',
  nobody: 'Nobody has played in this class.',
  lookAgain: 'Look again',
  toBoard: 'To the board',
  outOf: (out: number, of: number) =>
    `${number(out)} of ${number(of)} ${of === 1 ? 'team' : 'teams'} got out`,
  playing: 'still playing',
  when: (from: Date, to: Date | null) =>
    to === null ? `${day(from)}, since ${hour(from)}` : `${day(from)}, ${hour(from)} to ${hour(to)}`,
  pupils: (people: number, seats: number) =>
    people === seats
      ? counted(people, 'pupil', 'pupils')
      : `${counted(people, 'pupil', 'pupils')} at ${counted(seats, 'device', 'devices')}`,
  teamsFile: 'Teams (CSV)',
  stepsFile: 'Steps (CSV)',
  print: 'Print',
  again: 'Once more, with another class',
  timeline: {
    title: 'How it went',
    key: 'What the marks mean',
    hint: 'hint',
    out: 'got out',
    help: 'Sorted by name. Each mark can be focused and read. Who did what within a team is not shown.',
    row: (team: string) => `Timeline of: ${team}`,
    minutes: (minutes: number) => `${number(minutes)} min`,
    opened: (team: string, lock: string, at: string, count: number) =>
      `${team}: “${lock}” opened at ${at}${count === 0 ? '' : ` after ${counted(count, 'wrong answer', 'wrong answers')}`}.`,
    openedByHelp: (team: string, lock: string, at: string) => `${team}: “${lock}” opened with help at ${at}.`,
    hinted: (team: string, at: string, words: string) =>
      `${team}: a hint at ${at}${words === '' ? '.' : `: “${words}”`}`,
    escaped: (team: string, at: string) => `${team}: out at ${at}.`,
  },
  outAfter: (time: string) => `out, ${time}`,
  progress: (share: number) => percent(share),
  given: (minutes: number) =>
    minutes > 0 ? `${number(minutes)} min given` : `${number(-minutes)} min taken off`,
  helped: 'with help',
  steps: {
    title: 'Step by step',
    lead: 'Minutes between two steps, with tries and hints.',
    lock: 'Lock',
    at: 'opened at',
    took: 'took',
    wrong: 'wrong answers',
    hints: 'hints',
    closed: 'still closed',
    none: 'They opened nothing.',
    helped: 'opened with help',
  },
  talk: {
    title: 'To talk it over',
    by: 'By the room’s creator.',
  },
  stays: {
    title: 'What stays',
    gone: 'Delete after 24 hours',
    goneText: (at: Date) => `on ${day(at)} at ${hour(at)}: teams, names, times, all of it`,
    goneAll: 'teams, names, times, all of it',
    keep: 'Keep 30 days, without names',
    keepText: 'teams and their steps; names of pupils are deleted after 24 hours all the same',
    keptText: (at: Date, namesGo: Date | null) =>
      namesGo === null
        ? `until ${day(at)}: teams and their steps, no name of a pupil any more`
        : `until ${day(at)}: teams and their steps; names of pupils until ${day(namesGo)}, ${hour(namesGo)}`,
    names: {
      title: 'The names that your pupils typed',
      text: (at: Date) =>
        `They are shown here until ${day(at)}, ${hour(at)}, whatever you choose above. To keep them longer, save the file or print this page: both stay on your own device, and you answer for them.`,
      save: 'Save teams and names (CSV)',
    },
    stored: (people: number, wrongAnswers: number, hintCount: number) =>
      `Stored now: ${counted(people, 'name', 'names')}, when each came, how many sit there; for each team its steps, ${counted(wrongAnswers, 'wrong answer', 'wrong answers')}, ${counted(hintCount, 'hint', 'hints')}. No account, no address.`,
    forHead: 'Print this for your head of school',
    remove: 'Delete it now',
    removeTitle: 'Delete this class now?',
    removeText: 'Teams, names and times are deleted at once, on every device. This cannot be undone.',
    removeConfirm: 'Delete it',
    removed: 'The class is deleted.',
    notKept: 'That could not be changed',
    notRemoved: 'The class could not be deleted',
  },
  namesOf: (names: readonly string[]) => list(names),
  files: {
    teams: 'teams',
    steps: 'steps',
    words: {
      teams: [
        'Team',
        'Result',
        'Minutes played',
        'Done in percent',
        'Devices',
        'People',
        'Wrong answers',
        'Hints',
        'Minutes given',
        'With help',
      ],
      names: 'Names',
      steps: [
        'Team',
        'Lock',
        'Question or text',
        'Opened at minute',
        'Took minutes',
        'Wrong answers',
        'Hints',
        'With help',
      ],
      outcomes: {
        escaped: 'out',
        timeUp: 'time up',
        ended: 'ended by the teacher',
        running: 'still playing',
        empty: 'nobody came',
      },
      yes: 'yes',
      no: 'no',
    } satisfies ClassCsvWords,
  },
};
