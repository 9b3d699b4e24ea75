import type { Band } from '../../../../core/class/board.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, exactHour, hour, list, number, percent } = createFormats('en');
const seconds = (count: number) => counted(count, 'second', 'seconds');
const wrong = (count: number) =>
  count === 0 ? 'no wrong answers' : counted(count, 'wrong answer', 'wrong answers');

/** Texts of the board while a class plays. */
export const boardText = {
  percent,
  states: { running: 'Running', paused: 'Paused for all', starting: 'Starts in a moment' },
  seated: (teams: number, pupils: number, here: number) =>
    `${counted(teams, 'team', 'teams')}, ${counted(pupils, 'pupil', 'pupils')}, ${number(here)} here`,
  door: { late: 'latecomers may enter', shut: 'nobody else comes in' },
  started: (at: Date) => `Start ${hour(at)}`,
  endsAt: (at: Date) => `ends ${hour(at)} for most`,
  endWaits: 'the end is delayed',
  leftOf: (minutes: number) => `left of ${number(minutes)} min`,
  about: 'about',
  standsStill: 'stands still',
  played: 'played',
  left: 'left',
  leftGiven: (minutes: number) =>
    minutes > 0 ? `left, ${number(minutes)} given` : `left, ${number(-minutes)} taken off`,
  taken: 'time taken',
  bar: {
    label: 'All teams',
    pause: 'Pause all',
    goOn: 'Resume all',
    more: '5 more minutes',
    say: 'Say to all',
    hint: 'Hint for all',
    end: 'End now',
    short: { pause: 'Pause', goOn: 'Resume', more: '5 more', say: 'Say', wall: 'Projector' },
    menu: 'More for all teams',
    cards: 'Print cards',
    results: 'Results so far',
    shareWall: 'Share the projector view',
    late: (isOn: boolean) => (isOn ? 'Let nobody else in' : 'Let latecomers in'),
    order: (byName: boolean) => (byName ? 'Sort by who needs you' : 'Sort by name'),
  },
  hintAll: {
    title: 'A hint for all teams',
    facts:
      'Each team gets its own next hint. If a team moves on before it goes, that hint says something else.',
    nobody: 'No team is playing now.',
    give: 'Give these hints',
  },
  endAll: {
    title: 'End the class for all teams?',
    text: 'What the teams have done so far counts. The code stops working, and an ended class cannot be opened again. One team alone can be ended at its card.',
    confirm: 'End for all',
    cancel: 'Keep playing',
  },
  order: { label: 'Order', needs: 'who needs you', name: 'name' },
  bands: { needsYou: 'Need you now', gettingOn: 'Getting on', outside: 'Outside' } satisfies Record<
    Band,
    string
  >,
  all: 'All teams by name',
  card: {
    hereOf: (here: number, seated: number) => `${number(here)} of ${number(seated)} here`,
    alone: (name: string, isHere: boolean) => (isHere ? name : `${name}, away`),
    empty: 'Nobody sits here yet',
    help: 'Asks for help',
    quiet: (minutes: number) => `Quiet for ${counted(minutes, 'minute', 'minutes')}`,
    nobodyActed: 'nobody has done anything',
    manyWrong: (count: number) => `${wrong(count)} at one lock`,
    long: 'longer than most',
    longTitle: 'Longer than most',
    isPaused: 'Only this team is paused',
    out: (time: string) => `Out in ${time}`,
    timeUp: 'Time is up',
    ended: 'Ended by you',
    progress: (share: string) => `${share} done`,
    since: (time: string) => `for ${time}`,
    noLock: 'at no lock now',
    where: (places: readonly string[]) => `in: ${list(places)}`,
    wrong,
    hints: (count: number) => (count === 0 ? 'no hint yet' : counted(count, 'hint', 'hints')),
    hint: 'Hint',
    hintGoes: (left: number) => `Hint goes in ${number(left)} s`,
    time: 'Time',
    say: 'Say',
    theyWait: 'They see the ending and wait.',
    seeAll: 'See what they did',
    menu: (team: string) => `More for ${team}`,
    keys: 'Enter opens the team. H hint, T time, S say, P pause all, Escape calls back, N says the last news again.',
    open: 'Open the team',
    seen: 'I’m coming',
    pause: 'Pause them',
    goOn: 'Let them go on',
    end: 'End for them',
  },
  sorted:
    'Cards change places every ten seconds at most, and never while you are on one. Locks and places are named once the team has found them.',
  waiting: {
    label: 'On its way',
    hint: (team: string, left: number) => `A hint goes to ${team} in ${seconds(left)}.`,
    open: (team: string, left: number) => `A lock opens for ${team} in ${seconds(left)}.`,
    end: (team: string, left: number) => `It ends for ${team} in ${seconds(left)}.`,
    allTeams: 'all teams',
    callBack: 'Call it back',
    back: 'Called back. Nobody saw it.',
    dropped: (team: string) => `${team}: they have opened it themselves. Nothing was sent.`,
  },
  sent: {
    title: 'What you sent',
    nothing: 'You have sent no message and no hint yet.',
    facts: 'The latest messages and hints; the results have all hints.',
    all: (count: number) => `All ${number(count)}`,
    at: hour,
    said: (team: string | null, words: string) =>
      team === null ? `To all teams: “${words}”` : `To ${team}: “${words}”`,
    hint: (team: string | null, words: string) => `Hint to ${team}: “${words}”`,
  },
  pausedForAll: {
    title: 'All clocks stand still.',
    text: 'Pupils see a curtain, and nothing of the room.',
  },
  noLine: {
    title: 'You’re offline. The class plays on without you.',
    text: (at: Date, age: string) =>
      `The board is from ${exactHour(at)}, ${age}. Your messages wait here and are sent once you’re back.`,
    needs: 'Pause, time, hints and the end need a connection.',
    waits: (count: number) => `${counted(count, 'message waits', 'messages wait')} until you’re back.`,
  },
  ago: (passed: number) =>
    passed < 120
      ? `${counted(passed, 'second', 'seconds')} ago`
      : `${counted(Math.floor(passed / 60), 'minute', 'minutes')} ago`,
  notFresh: (age: string) => `These figures are from ${age}.`,
  news: {
    help: (team: string) => `${team} ask for help.`,
    quiet: (teams: readonly string[]) => `Quiet teams: ${list(teams)}.`,
    wrong: (teams: readonly string[]) => `Many wrong answers: ${list(teams)}.`,
    long: (teams: readonly string[]) => `Longer than most at a lock: ${list(teams)}.`,
    escaped: (teams: readonly string[]) => `Got out: ${list(teams)}.`,
    timeUp: (teams: readonly string[]) => `Time is up: ${list(teams)}.`,
    ended: (teams: readonly string[]) => `Ended: ${list(teams)}.`,
  },
  time: {
    title: (team: string) => `Time: ${team}`,
    give: (minutes: number) => `+${number(minutes)} min`,
    take: (minutes: number) => `−${number(minutes)} min`,
    help: 'At least one minute is always left.',
  },
} as const;
