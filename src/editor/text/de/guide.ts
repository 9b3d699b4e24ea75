import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { guideText as en } from '../en/guide.ts';

export const guideText: Translation<typeof en> = {
  question: 'Womit möchtest du anfangen?',
  questionHelp: 'Beim Ausprobieren geht nichts verloren.',
  guided: 'Zeig es mir',
  guidedHelp: 'Ein erster kleiner Raum in fünf Minuten',
  make: 'Bau mir einen Raum',
  makeHelp: 'Ein ganzer Raum auf einmal, mit einem Ausweg',
  blank: 'Leerer Raum',
  blankHelp: 'Ein gemalter Raum mit seiner Tür, noch gibt es nichts zu finden',

  title: 'Dein erster Raum',
  place: (step, of) => `${step} von ${of}`,
  leave: 'Beenden (weiter unter „?“)',
  doIt: 'Mach das für mich',
  doneMark: 'erledigt',
  steps: {
    placeChest: {
      title: 'Stell eine Truhe in den Raum',
      help: 'Tipp unter „Dinge“ eine an, oder zieh sie dorthin, wo sie stehen soll.',
    },
    hideKey: {
      title: 'Versteck einen Schlüssel darin',
      help: 'Wähl den Schlüssel aus und zieh den runden Griff daneben auf die Truhe.',
    },
    lockDoor: {
      title: 'Schließ mit ihm die Tür ab',
      help: 'Wähl den Schlüssel aus und zieh seinen runden Griff auf die Tür.',
    },
    giveClue: {
      title: 'Gib einen Hinweis',
      help: 'Wähl die Truhe aus und lass sie unter „Text“ etwas sagen.',
    },
    preview: {
      title: 'Spiel ihn selbst',
      help: 'Drück auf „Vorschau“ und finde aus deinem eigenen Raum heraus.',
    },
    publish: { title: 'Veröffentliche ihn', help: 'Andere spielen ihn über seinen Link, ohne Konto.' },
  },
  findKey: 'Tipp unter „Dinge“ einen Schlüssel an.',
  clue: 'Darin klappert etwas.',
  end: 'Das ist ein ganzer Raum.',
  endHelp:
    'Jeder andere besteht aus dem Gleichen: etwas Verschlossenem, etwas Verstecktem und einem Hinweis.',
  close: 'Fertig',
};
