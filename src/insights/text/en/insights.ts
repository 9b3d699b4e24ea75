import type { DifficultyBand } from '../../../../core/room/lists/difficulty.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import { bandNames } from '../../../shared/text/en/bands.ts';

const { counted, date, list, number, percent, recent } = createFormats('en');
const share = (of100: number) => percent(of100 / 100);

/** Texts of Insights: how a room is played, and where it loses people. Shares are of 100. */
export const insightsText = {
  page: 'Insights',
  back: 'Your rooms',
  breadcrumb: 'Where you are',
  version: 'Version',
  versionName: (version: number, isLive: boolean) =>
    isLive ? `Version ${number(version)}, live` : `Version ${number(version)}`,
  since: (version: number, at: Date) => `Version ${number(version)}, published ${date(at)}`,
  plays: (count: number) => counted(count, 'play', 'plays'),
  openEditor: 'Open the editor',
  loading: 'Loading the figures…',
  from: (at: Date) => `You’re offline. These figures are from ${recent(at)}.`,
  failed: { title: 'The figures could not be loaded', text: 'Players can still play the room.' },
  noRoom: 'This room could not be loaded',
  number,
  date,
  share,
  parts: {
    label: 'Parts of this page',
    ends: 'How plays end',
    weeks: 'Plays by week',
    way: 'The way through',
    hints: 'Hints',
    unseen: 'What hardly anybody finds',
    time: 'Time',
    versions: 'Versions',
  },
  ends: {
    names: { escapes: 'escaped', timeouts: 'out of time', left: 'left unfinished' },
    byTeams: (teams: number) => `${number(teams)} by teams`,
    most: (lock: string) => `Those who did not escape were most often stuck at “${lock}”.`,
    why: 'See why',
    whyAt: (lock: string) => `See why players get stuck at “${lock}”`,
    results: 'Who escaped, and when',
    chart: (escapes: number, timeouts: number, left: number) =>
      `Of 100 plays, ${number(escapes)} ended with an escape, ${number(timeouts)} ran out of time and ${number(left)} were left unfinished.`,
  },
  weeks: {
    legend: (version: number) => `Gold bars: version ${number(version)}`,
    week: (monday: Date, plays: number) => `Week of ${date(monday)}: ${counted(plays, 'play', 'plays')}`,
  },
  way: {
    of100: 'Each bar stands for 100 players. Choose a lock to see what was tried there.',
    worst: (lock: string) => `Players get stuck most often at “${lock}”.`,
    quiet: 'No lock stops many players.',
    view: 'Show the way as',
    map: 'Map',
    list: 'List',
    area: 'Map of the way through',
    opened: (opened: number, reached: number) => `${number(opened)} of ${number(reached)} open it`,
    openedShort: (opened: number, reached: number) => ({
      opened: number(opened),
      reached: `of ${number(reached)}`,
    }),
    minutes: (half: string, nineInTen: string) => `half ${half} · 90% ${nineInTen}`,
    minutesShort: (half: string, nineInTen: string) => `${half} / ${nineInTen} min`,
    nobody: 'nobody opens it',
    wrong: (count: number) => `${number(count)} wrong`,
    hints: (count: number) => `${number(count)} hints`,
    endedHere: (of100: number) => `${share(of100)} got stuck here`,
    exit: 'the way out',
    help: 'Arrow keys move from lock to lock. Enter shows what players did at a lock, E shows the lock in the editor, L switches between map and list.',
    legend: {
      opened: 'opened it',
      reached: 'reached it, but did not open it',
      minutes:
        'Minutes: half of those who open it need at most the first time, 90% at most the second, counted from when it can be opened',
      hot: 'many get stuck here',
    },
    columns: {
      lock: 'Lock',
      opened: 'opened',
      minutes: 'minutes: half / 90%',
      wrong: 'wrong per play',
      hints: 'hints',
      ended: 'stuck here',
      open: 'Open',
    },
    open: (lock: string) => `Open “${lock}”`,
    sort: (column: string) => `Sort by: ${column}`,
    spoken: (place: { at: number; of: number }, lock: string, kind: string) =>
      `${number(place.at)} of ${number(place.of)}: ${lock}, ${kind}.`,
    spokenOpened: (opened: number, reached: number, ended: number) =>
      `Of 100 players, ${number(reached)} reach it and ${number(opened)} open it. ${number(ended)} get stuck here.`,
  },
  kinds: {
    text: 'a word',
    digits: 'digits',
    wheels: 'wheels',
    colours: 'colours',
    directions: 'directions',
    clock: 'a time',
    switches: 'switches',
    symbols: 'symbols',
    melody: 'a melody',
    pattern: 'a pattern',
    order: 'an order',
    jigsaw: 'a jigsaw',
    clicks: 'a sequence of clicks',
  },
  lock: {
    title: (lock: string, kind: string) => `${lock}, ${kind}`,
    opensTo: 'Its answer:',
    summary: (opened: number, reached: number) =>
      `Of 100 players, ${number(reached)} reach it and ${number(opened)} open it.`,
    halfWithin: (half: string) => `Half of those who open it need at most ${half} minutes.`,
    show: 'Show it in the editor',
    close: (lock: string) => `Close “${lock}”`,
    typed: 'What they typed instead',
    set: 'What they set instead',
    given: (plays: number) => `given in ${counted(plays, 'play', 'plays')}`,
    none: 'No wrong answer was given by three plays from three networks.',
    rule: 'The number says in how many plays the answer was given. An answer appears once three plays from three networks have given it. Until then it stays hidden, and it is deleted after 30 days.',
    digits: 'Only a lock that takes words can accept further answers.',
    more: (count: number) => `Show all ${number(count)}`,
    near: 'one letter off',
    swapped: 'two signs swapped',
    otherLock: (lock: string) => `opens “${lock}”`,
    accepted: 'opens it now',
    changed: 'This lock has another answer now.',
    gone: 'This lock is no longer in the room.',
    full: 'Eight other answers already. Remove one first.',
    accept: 'Accept this too',
    acceptAnswer: (answer: string, lock: string) => `Accept “${answer}” at “${lock}”, too`,
    moreFor: (answer: string) => `More for “${answer}”`,
    say: 'Reply to it',
    sayShort: 'Reply',
    sayTo: (answer: string, lock: string) => `Reply to “${answer}” at “${lock}”`,
    answersHelp: 'Arrow keys move between the answers. A makes the lock accept one, S writes a reply to it.',
    clue: {
      title: 'Nobody gets the clue?',
      at: (names: readonly string[]) => `The clue is here: ${list(names)}.`,
      introduction: 'the introduction',
      pictured: 'A picture shows the answer.',
      none: 'No text in the room gives this answer. If one does so in other words, tell the editor which.',
      choose: 'Choose the clue',
      open: 'Open the clue',
    },
    rungs: 'Hints asked for here',
  },
  hints: {
    which: 'The bars show after which hint players could go on.',
    perPlay: (count: number) => `On average, ${number(count)} hints per play.`,
    rungs: { what: 'What next', where: 'Where', how: 'How', done: 'Done for them' },
    weak: (rung: string, thing: string, enough: number, seen: number) =>
      `“${rung}” is rarely enough at “${thing}”: only ${number(enough)} of ${number(seen)} players went on within a minute. Write a better hint?`,
    write: 'Write a hint',
    writeFor: (thing: string) => `Write a hint for “${thing}”`,
  },
  unseen: {
    found: (of100: number) => `found in ${number(of100)} of 100 plays`,
    notNeeded: 'not needed to escape',
    show: (thing: string) => `Show “${thing}” in the editor`,
    clicked: 'Often clicked, but nothing happens',
    clicks: (count: number) =>
      `${number(count)} clicks per play. Is it a red herring, or should it say something?`,
    say: 'Let it say something',
    sayAt: (thing: string) => `Let “${thing}” say something`,
  },
  time: {
    half: (time: string) => `half escape within ${time} minutes`,
    limit: (minutes: number) => `limit ${number(minutes)} min`,
    late: 'with extra time',
    bar: (minutes: number | null, count: number) =>
      minutes === null
        ? `longer: ${number(count)} escaped`
        : `within ${number(minutes)} min: ${number(count)} escaped`,
    more: 'more',
    fits: (minutes: string, limit: number) =>
      `Nine in ten who escape need at most ${minutes} min. Your limit of ${number(limit)} min fits.`,
    suggest: (minutes: string, limit: number) =>
      `Nine in ten who escape need at most ${minutes} min. A limit of ${number(limit)} min would fit better.`,
    band: (band: DifficultyBand) => `Difficulty, judging by these plays: ${bandNames[band].toLowerCase()}.`,
    set: 'Change the limit',
    few: 'Too few players have escaped for a figure.',
  },
  versions: {
    beside: 'side by side',
    figure: 'Figure',
    change: 'Change',
    plays: 'Plays',
    escaped: 'Escaped',
    opened: (lock: string) => `“${lock}”, opened`,
    changes: {
      more: (by: number) => `${number(by)} more`,
      fewer: (by: number) => `${number(by)} fewer`,
      asBefore: () => 'as before',
    },
    few: 'too few plays',
    help: '“Escaped” is out of 100 plays, “opened” out of 100 players who reached that lock.',
  },
  devices: {
    title: 'How they play',
    names: { touch: 'touch', mouse: 'mouse', upright: 'upright', wide: 'wide' },
  },
  few: {
    title: 'Too few plays for figures',
    why: 'Figures appear after five plays, so that nobody can tell what a single player did.',
    more: (count: number) =>
      count === 1 ? 'One more play is needed.' : `${number(count)} more plays are needed.`,
    earlier: (version: number, count: number) =>
      `Version ${number(version)} was played ${counted(count, 'time', 'times')}.`,
    showEarlier: (version: number) => `Show version ${number(version)}`,
    invite: 'Lock somebody in',
    inviteText: 'The link is enough, no account needed.',
    map: 'The map fills in from five plays on. Your own plays and previews are not counted.',
  },
  nobody: {
    title: 'Nobody has been locked in yet',
    text: 'After five plays, this page shows where players get stuck, what they type and what they never find.',
  },
  notPublished: {
    title: 'This room was never published',
    text: 'Insights appear once it is published and people have played it.',
  },
  counted:
    'These are totals, in which nobody can be followed. Your own plays and previews are not counted. Of a class each team is counted as a play here, and the class as one under “Projects”; nothing that pupils typed is kept. Totals are deleted 12 months after the last play of a version.',
  privacy: 'What is stored',
} as const;
