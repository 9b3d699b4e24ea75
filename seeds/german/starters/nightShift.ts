import { nightShift } from '../../starters/nightShift.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const nightShiftInGerman = translateRecipe(nightShift, 'de', {
  roomName: 'Die Nachtschicht',
  introduction:
    'Um Mitternacht schließt die Bank ihren Tresorraum ab, damit nichts darin herauskommt. Du warst darin.\n\nDer Farn des Direktors schläft fest. Die Sicherung des Telefons ist durchgebrannt, und wen du fragen musst, weißt du.',
  craft: {
    idea: 'Eine Kette',
    note: 'Eins führt zum anderen: Schrank, Sicherung, Telefon, Tresor, Karte, Tür. Schalte um auf die Ansicht „Rätsel“, dann siehst du sie als eine Linie. Einer Kette folgt man leicht, und niemand fragt sich je, wo es losgeht; eine Gruppe langweilt sie, denn zu tun gibt es immer nur eins.',
  },
  door: { name: 'Hintertür', says: 'BITTE KARTE EINSCHIEBEN.' },
  items: {
    fuseBox: {
      name: 'Sicherungskasten',
      says: 'Der Deckel gibt einen Fingerbreit nach, gerade genug für eine Sicherung. Daneben, mit Bleistift: TELEFON.',
      saysOpened: 'Über dem Aktenschrank dreht sich ein Stück Wand um. Auf der Rückseite hängt ein Telefon.',
    },
    phone: {
      name: 'Telefon',
      says: 'Der Nachtwächter gähnt. „Ihre Karte liegt im Tresor, wie jede Nacht. Drei, eins, vier, eins. 3141. Gute Nacht.“',
    },
    dresser: {
      name: 'Aktenschrank',
      says: 'Formulare, Formulare, und zwischen zweien abgelegt eine Sicherung.',
    },
    fuse: { name: 'Sicherung' },
    safe: {
      name: 'Nachttresor',
      says: 'Ein Feld mit zehn Tasten, und eine Anzeige für vier Ziffern. Auf einem Klebestreifen: NICHT DEN FARN FRAGEN.',
    },
    card: { name: 'Nachtkarte' },
    desk: {
      name: 'Schreibtisch des Direktors',
      says: 'Aufgeräumt, wie Schreibtische sind, deren Besitzer anderswo schläft.',
      saysOpened: 'Eine Feder, dazu Rollen und Briefe, alles auf Kante. Du verschiebst einen, ein wenig.',
    },
    lamp: {
      name: 'Schreibtischlampe',
      says: 'Sie geht von selbst an, wenn Geld in der Nähe ist. So hell war sie noch nie.',
    },
    camera: {
      name: 'Kamera',
      says: 'Sie dreht sich um und sieht dich an. Sie sollte die Wand ansehen, solange der Direktor tanzt.',
    },
    plant: {
      name: 'Farn',
      says: 'In seinem Topf geht eine kleine Tür auf, und Licht fällt heraus: So schläft er also.',
    },
    boxes: {
      name: 'Schließfächer',
      says: 'Jedes nimmt zwei Schlüssel. Eins steht offen, mit Perlen darin: An dem Abend kamen sie zu spät zum Tanz.',
    },
    drawers: {
      name: 'Schubladen',
      says: 'Formulare für Leute, die einen Schlüssel verloren haben, abzugeben zusammen mit dem Schlüssel.',
    },
    plate: {
      name: 'Eisenplatte',
      says: 'Sie lehnt vor bloßen Ziegeln. Hier hat jemand einen Tunnel begonnen, in die falsche Richtung: herein.',
    },
    clock: { name: 'Uhr', says: 'Sie steht. Die Nachtschicht wird nach ihr bezahlt.' },
    alarm: {
      name: 'Alarmglocke',
      says: 'Sie läutet, wenn etwas hinauskommt. Versuchen Sie es ruhig, steht auf einem Kärtchen.',
    },
    strongroom: {
      name: 'Vergitterte Kammer',
      says: 'Gold, und davor ein goldenes Schloss. Es nimmt die Schlüssel zweier Direktoren, die nicht miteinander reden.',
    },
  },
});
