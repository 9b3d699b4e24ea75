import { createFormats } from '../../../shared/language/formats.ts';

const { exactHour, number, percent } = createFormats('en');

/** Texts of a class's wall, a page for a projector (Q7). */
export const wallText = {
  page: 'Projector view',
  loading: 'Loading…',
  gone: {
    title: 'There is nothing to show here',
    text: 'The class is over, or the address is not complete. Open the projector view from the board once more.',
  },
  failed: 'The class could not be loaded yet. This page keeps trying.',
  noLine: (at: Date) => `This device is offline. The class plays on; this view is from ${exactHour(at)}.`,
  open: 'Open',
  andType: 'and type',
  camera: 'or point a camera at the square.',
  cameraInWifi: 'or point a camera at the square. Same Wi-Fi, no internet.',
  onlyHere: 'This address works on this machine only.',
  code: (signs: string) => `Code: ${[...signs].join(' ')}`,
  teams: 'Teams',
  here: (count: number) => `${number(count)} here`,
  come: (count: number) =>
    count === 0 ? 'Nobody has come yet.' : count === 1 ? '1 has come.' : `${number(count)} have come.`,
  doorOpen: 'The door is open.',
  doorShut: 'The door is shut.',
  stillComing: 'Still coming?',
  out: (out: number, of: number) =>
    out === 0
      ? `${number(of)} ${of === 1 ? 'team is' : 'teams are'} inside`
      : `${number(out)} of ${number(of)} teams got out`,
  number,
  isOut: 'out',
  outAfter: (time: string) => `out, ${time}`,
  isPaused: 'paused',
  percent,
  place: (place: number) => `${number(place)}.`,
  distances: {
    looking: 'Looking around',
    trail: 'On the trail',
    near: 'Near the door',
    outside: 'Outside',
  },
  pageOf: (page: number, of: number) => `${number(page)} of ${number(of)}`,
  clock: { left: 'Time left', played: 'Time played', paused: 'The clock stands' },
  paused: 'Your teacher has stopped the clock',
  over: {
    time: 'Time.',
    everybody: 'Everybody is out.',
    halfway: 'Every team got more than halfway.',
    lookUp: 'Look up: your teacher goes on from here.',
  },
  spoken: (team: string, standing: string) => `${team}: ${standing}`,
};
