import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Texts of the lobby as a teacher sees it. */
export const lobbyText = {
  open: 'The door stands open',
  shut: 'The door is shut',
  /** `teams`: null where each pupil plays alone. */
  facts: (roomName: string, time: string, teams: string | null, seats: number) =>
    `${[roomName, time, ...(teams === null ? [] : [teams]), counted(seats, 'seat', 'seats')].join(', ')}.`,
  unlimited: 'no time limit',
  came: (count: number) =>
    count === 0 ? 'Nobody yet.' : `${counted(count, 'pupil has', 'pupils have')} come.`,
  type: { before: 'Open', after: 'and type' },
  sameWifi: 'Same Wi-Fi, no internet',
  onlyHere: {
    text: 'This address works on this machine only.',
    others: 'How other devices get in',
    command: 'Connect this machine to their Wi-Fi. Then whoever started the app starts it again with',
  },
  camera: 'or point a camera at it.',
  link: 'Link for your class',
  copyLink: 'Copy the link',
  send: 'Send the link',
  invitation: (roomName: string) => `We play “${roomName}”`,
  printCards: 'Print cards',
  newcomers: { label: 'Newcomers may enter', help: 'Turn off to lock the door.' },
  late: { label: 'Latecomers too', help: 'after the start, into the smallest team' },
  lateAlone: 'after the start',
  nobody: 'Nobody yet. Show the code by projector: open the “Projector view”.',
  nobodyHelp: 'Pupils need no account and no app. You see them here as they come.',
  moreTeams: (count: number, areAlone: boolean) =>
    areAlone
      ? counted(count, 'more seat is free', 'more seats are free')
      : counted(count, 'more team is free', 'more teams are free'),
  wifi: {
    answered: 'Another device has answered.',
    answeredHelp: 'This Wi-Fi lets devices see each other.',
    silent: 'No device has answered.',
    silentHelp: 'This Wi-Fi may hide devices from each other.',
  },
  start: 'Start for all',
  close: 'Cancel this class',
  ready: {
    nobody: 'As soon as somebody is in, you can start.',
    all: (came: number) => (came === 1 ? '1 pupil is here.' : `All ${number(came)} pupils are here.`),
    but: (here: number, came: number) => `${number(here)} of ${counted(came, 'pupil', 'pupils')} are here.`,
    away: 'Whoever is missing has no connection at the moment. The list shows who it is.',
    door: 'You can start; the door stays open.',
    locked: 'You can start; the door is shut.',
  },
  blocked: (count: number) => `${counted(count, 'device is', 'devices are')} blocked.`,
} as const;
