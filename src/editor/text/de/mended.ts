import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { mendingText as en } from '../en/mended.ts';

const { list } = createFormats('de');

export const mendingText: Translation<typeof en> = {
  mended: (changes) => `Dieser Raum hatte Fehler und wurde repariert: ${list(changes)}. Bitte prüf ihn.`,
  changes: {
    missingConfig: 'ein Ding ohne Daten wurde entfernt',
    repeatedInOrder: 'ein Ding, das zweimal in den Ebenen stand, steht dort jetzt einmal',
    notInOrder: 'ein Ding ohne Ebene wurde nach vorn geholt',
    doorNotFirst: 'die Tür wurde ganz nach hinten gestellt',
    spotInFront: 'eine Stelle wurde hinter die Dinge gelegt',
    sceneOrder: 'die Reihenfolge der Szenen wurde wiederhergestellt',
    sceneKind: 'die Szene mit dem Start oder der Tür ist wieder ein Ort',
    sceneBackground: 'die erste Szene zeigt den Hintergrund des Raums',
    unknownScene: 'ein Ding aus einer fehlenden Szene steht jetzt in der ersten',
    blankName: 'der Raum hat einen Namen bekommen',
    unclearName: 'unsichtbare Zeichen wurden aus Namen entfernt',
    badLanguage: 'die Sprache des Raums wurde durch eine ersetzt, die Browser kennen',
    unknownColor: 'eine Farbe, die es nicht gibt, wurde ersetzt',
    danglingLink: 'ein Schloss oder Versteck für etwas Fehlendes wurde entfernt',
    forbiddenLink: 'ein Schloss oder Versteck, das nicht möglich ist, wurde entfernt',
    contradiction: 'Einstellungen, die einander widersprachen, wurden korrigiert',
  },
};
