import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts of the sheet of one team. */
export const teamSheetText = {
  did: 'What they did',
  loading: 'Loading what they did…',
  nothing: 'Nothing is open yet.',
  failed: 'What they did could not be loaded.',
  opened: (lock: string) => `${lock} opened`,
  closed: (lock: string) => `${lock} tried`,
  soFar: (count: number) => `${counted(count, 'wrong answer', 'wrong answers')} so far`,
  wrong: (count: number) => counted(count, 'wrong answer', 'wrong answers'),
  hints: (count: number) => counted(count, 'hint', 'hints'),
  helped: 'with your help or the last hint',
  untold: 'It is not shown who did what.',
  help: 'Help them',
  hint: 'The next hint',
  hintText: 'It is chosen when it is sent, for the player who acted last: first what, then where, then how.',
  giveHint: 'Give a hint',
  time: 'Time',
  openLock: (lock: string) => `Open: ${lock}`,
  openHelp: 'This uses up no key and moves nobody. The team’s result is then marked as helped.',
  pause: 'Pause them',
  goOn: 'Let them go on',
  who: 'Who sits here',
  nobody: 'Nobody sits here yet.',
  end: 'End for them',
  say: 'Say something',
  left: 'left',
} as const;
