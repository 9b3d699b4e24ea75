import type { Templates } from '../words/Teller.ts';

/**
 * How a lock is fastened, in one plain sentence, so that the whimsical ones of a voice stay rare enough to be enjoyed.
 * They differ in build, and end with what the lock is, which may be long.
 */
export const PLAINLY: Readonly<Record<'case' | 'way', Templates>> = {
  case: {
    en: [
      'You try {part} and find {device}.',
      'What keeps {part} shut is {device}.',
      'No keyhole here, but {device}.',
      'Your fingers come upon {device}.',
      'Feel along {part}, and there is {device}.',
      'On {part} you find {device}.',
      'Between you and what {lock} holds there is only {device}.',
      'It would be easy to open {lock}, were it not for {device}.',
    ],
    de: [
      'Du versuchst es an {part:d}. Im Weg ist {device}.',
      'Was {part:a} zuhält, ist {device}.',
      'Kein Schlüsselloch, dafür ist da {device}.',
      'Unter deinen Fingern ist {device}.',
      'Wer {part:a} abtastet, merkt bald: Da ist {device}.',
      'An {part:d} sitzt, wie du jetzt merkst, {device}.',
      'Zwischen dir und dem Inhalt ist nur noch {device}.',
      '{lock} wäre leicht zu öffnen, wäre da nicht {device}.',
    ],
  },
  way: {
    en: [
      '{lock} is shut. Your hand finds {device}.',
      'All that keeps you here is {device}.',
      'You try {lock} and come upon {device}.',
      'The way on is barred by {device}.',
      'Who may pass {lock} is decided by {device}.',
      'You push, you pull, and then you see {device}.',
    ],
    de: [
      '{lock} ist zu. Unter deiner Hand ist {device}.',
      'Was dich hier festhält, ist {device}.',
      'Du versuchst es an {lock:d}. Da ist {device}.',
      'Den Weg versperrt {device}.',
      'Wer an {lock:d} vorbeidarf, entscheidet {device}.',
      'Du drückst, du ziehst, und erst dann siehst du: Da ist {device}.',
    ],
  },
};

/** How a lock is told with what it asks: `{held}` is how it is fastened, `{asks}` what is written there. */
export const ASKED: Templates = {
  en: [
    '{held} {asks}',
    '{held} You read: {asks}',
    'You read: {asks} {held}',
    '{held} The only help is a line: {asks}',
    'A line catches your eye: {asks} {held}',
    '{held} It comes with the words: {asks}',
  ],
  de: [
    '{held} {asks}',
    '{held} Du liest: {asks}',
    'Du liest: {asks} {held}',
    '{held} Dazu heißt es: {asks}',
    'Eine Zeile fällt dir auf: {asks} {held}',
    '{held} Nur so viel wird verraten: {asks}',
  ],
};

/** The same with the hand in which it is written: no picture shows it, so that it is said to be found. */
export const ASKED_BY_HAND: Templates = {
  en: ['{held} You find a line, {hand}: {asks}'],
  de: ['{held} Dazu findest du eine Zeile, {hand}: {asks}'],
};

/** Most locks of a room at which the hand is told: it is charming twice. */
export const MOST_HANDS = 2;
