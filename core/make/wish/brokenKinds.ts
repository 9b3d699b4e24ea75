import type { MadeLanguage } from '../words/language.ts';
import type { Templates } from '../words/Teller.ts';
import type { KeyKind } from './keyKinds.ts';

/** A thing in two parts that open nothing, and open a lock when they are put together. */
export interface BrokenKind extends KeyKind {
  /** Catalogue colours of the two parts. */
  parts: readonly [string, string];
  /** Catalogue colour of the whole. */
  whole: string;
  /** What the whole says. */
  wholeSays: Templates;
  /** Names of the parts on the screen. */
  partNames: readonly [Readonly<Record<MadeLanguage, string>>, Readonly<Record<MadeLanguage, string>>];
}

export const BROKEN_KINDS: readonly BrokenKind[] = [
  {
    of: 'medal',
    parts: ['left', 'right'],
    whole: 'whole',
    partNames: [
      { en: 'Left half of a medal', de: 'Linke Hälfte einer Medaille' },
      { en: 'Right half of a medal', de: 'Rechte Hälfte einer Medaille' },
    ],
    lock: {
      en: [
        'A round hollow, [the size of a medal, with room for a ribbon above|with a ribbon’s width above it]. [It has been polished for the day|Only the whole of something fits].',
      ],
      de: [
        'Eine runde Mulde, [so groß wie eine Medaille, mit Platz für ein Band|und darüber Platz für ein Band]. [Sie ist für den großen Tag poliert|Nur etwas Ganzes passt hinein].',
      ],
    },
    wholeSays: {
      en: ['[Whole|In one piece] again, [with a seam down the middle|apart from a seam, and proud of it].'],
      de: [
        'Wieder [ganz|in einem Stück], [mit einer Naht in der Mitte|bis auf eine Naht, und stolz darauf].',
      ],
    },
    says: {
      en: [
        'Half a medal. [FOR PATIENCE, or for half of it|The name is on the other half].',
        'It broke [at the wrong moment|on the day it was given]. The other half [cannot be far|ended up elsewhere].',
      ],
      de: [
        'Eine halbe Medaille. [FÜR GEDULD, oder für die Hälfte davon|Der Name steht auf der anderen Hälfte].',
        'Sie zerbrach [im falschen Augenblick|am Tag der Verleihung]. Die andere Hälfte [ist wohl nicht weit|blieb anderswo].',
      ],
    },
  },
  {
    of: 'ticket',
    parts: ['outward', 'return'],
    whole: 'whole',
    partNames: [
      { en: 'Outward half of a ticket', de: 'Fahrkarte, Hinfahrt' },
      { en: 'Return half of a ticket', de: 'Fahrkarte, Rückfahrt' },
    ],
    lock: {
      en: [
        'It asks for a ticket, in letters as small as on one: TICKETS, PLEASE. [Whole ones|Not in pieces].',
        'It [takes|punches] tickets, [there and back in one piece|and wants to see both ways].',
      ],
      de: [
        'Ein Schlitz mit den Worten: DIE FAHRKARTEN, BITTE. [Nur ganze|Nicht in Stücken].',
        'Hier werden Fahrkarten [entwertet|gelocht], [hin und zurück in einem Stück|und zwar für beide Wege].',
      ],
    },
    wholeSays: {
      en: [
        'There and back, [in one piece|as a ticket should be], [and valid for years|and nobody has to walk].',
      ],
      de: [
        'Hin und zurück, [in einem Stück|wie es sich gehört], [und noch lange gültig|und niemand muss laufen].',
      ],
    },
    says: {
      en: [
        'Half a ticket. [One way is paid for|It takes you there, or back].',
        'The other half was torn off by a conductor [in a hurry|with principles].',
      ],
      de: [
        'Eine halbe Fahrkarte. [Ein Weg ist bezahlt|Sie gilt hin oder zurück].',
        'Die andere Hälfte hat ein [eiliger|gewissenhafter] Schaffner abgerissen.',
      ],
    },
  },
];
