import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { wallText as en } from '../en/wall.ts';

const { exactHour, number, percent } = createFormats('de');

export const wallText: Translation<typeof en> = {
  page: 'Beamer-Ansicht',
  loading: 'Wird geladen …',
  gone: {
    title: 'Hier gibt es nichts zu zeigen',
    text: 'Die Klasse ist vorbei, oder die Adresse ist nicht vollständig. Öffne die Beamer-Ansicht noch einmal von der Übersicht aus.',
  },
  failed: 'Die Klasse ließ sich noch nicht laden. Diese Seite versucht es weiter.',
  noLine: (at) =>
    `Dieses Gerät ist offline. Die Klasse spielt weiter; diese Ansicht ist von ${exactHour(at)}.`,
  open: 'Öffne',
  andType: 'und tippe',
  camera: 'oder halte die Kamera auf das Quadrat.',
  cameraInWifi: 'oder halte die Kamera auf das Quadrat. Gleiches WLAN, kein Internet.',
  onlyHere: 'Diese Adresse gilt nur auf diesem Rechner.',
  code: (signs) => `Code: ${[...signs].join(' ')}`,
  teams: 'Die Teams',
  here: (count) => `${number(count)} da`,
  come: (count) =>
    count === 0
      ? 'Noch ist niemand da.'
      : count === 1
        ? '1 ist gekommen.'
        : `${number(count)} sind gekommen.`,
  doorOpen: 'Die Tür steht offen.',
  doorShut: 'Die Tür ist zu.',
  stillComing: 'Noch unterwegs?',
  out: (out, of) =>
    out === 0
      ? `${number(of)} ${of === 1 ? 'Team ist' : 'Teams sind'} drin`
      : `${number(out)} von ${number(of)} Teams ${out === 1 ? 'ist' : 'sind'} draußen`,
  number,
  isOut: 'draußen',
  outAfter: (time) => `draußen, ${time}`,
  isPaused: 'angehalten',
  percent,
  place: (place) => `${number(place)}.`,
  distances: {
    looking: 'Sehen sich um',
    trail: 'Auf der Spur',
    near: 'Kurz vor der Tür',
    outside: 'Draußen',
  },
  pageOf: (page, of) => `${number(page)} von ${number(of)}`,
  clock: { left: 'Restzeit', played: 'Gespielte Zeit', paused: 'Die Uhr steht' },
  paused: 'Eure Lehrkraft hat die Uhr angehalten',
  over: {
    time: 'Schluss.',
    everybody: 'Alle sind draußen.',
    halfway: 'Alle Teams haben mehr als die Hälfte geschafft.',
    lookUp: 'Schaut nach vorn: Jetzt ist eure Lehrkraft dran.',
  },
  spoken: (team, standing) => `${team}: ${standing}`,
};
