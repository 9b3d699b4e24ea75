import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { mendingText as en } from '../en/mended.ts';

const { list } = createFormats('de');

export const mendingText: Translation<typeof en> = {
  mended: (changes) =>
    `Dieser Raum hatte Fehler und wurde repariert: ${list(changes)}. Sieh ihn dir einmal an.`,
  changes: {
    missingConfig: 'ein Ding, von dem nichts mehr da war, ist weg',
    repeatedInOrder: 'ein Ding, das zweimal in den Ebenen stand, steht dort einmal',
    notInOrder: 'ein Ding ohne Ebene steht vorn',
    doorNotFirst: 'die Tür steht ganz hinten',
    spotInFront: 'eine Stelle liegt hinter den Dingen',
    sceneOrder: 'die Szenen haben eine Reihenfolge',
    sceneKind: 'die Szene des Anfangs oder der Tür ist wieder ein Ort',
    sceneBackground: 'die erste Szene zeigt den Hintergrund des Raums',
    unknownScene: 'ein Ding aus einer Szene, die weg ist, steht in der ersten',
    blankName: 'der Raum hat einen Namen',
    unclearName: 'Zeichen, die niemand sieht, sind aus den Namen weg',
    badLanguage: 'die Sprache des Raums ist vereinfacht: so kannten Browser sie nicht',
    unknownColor: 'eine Farbe, die es nicht gibt, wurde ersetzt',
    danglingLink: 'ein Schloss oder Versteck für etwas, das weg ist, wurde gelöst',
    forbiddenLink: 'ein Schloss oder Versteck, das nicht sein kann, wurde gelöst',
    contradiction: 'Einstellungen, die einander widersprachen, passen jetzt',
  },
};
