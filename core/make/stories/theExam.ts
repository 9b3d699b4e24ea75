import type { Story } from './model.ts';

export const theExam: Story = {
  id: 'the-exam',
  theme: 'school',
  form: 'letter',
  owner: { en: 'Head Teacher', de: 'Rektorin', gender: 'f' },
  people: [
    { en: 'physics teacher', de: 'Physiklehrer', gender: 'm' },
    { en: 'secretary', de: 'Sekretärin', gender: 'f' },
    { en: 'former pupil', de: 'ehemaliger Schüler', gender: 'm' },
    { en: 'music teacher', de: 'Musiklehrerin', gender: 'f' },
    { en: 'substitute', de: 'Vertretungslehrer', gender: 'm' },
  ],
  keywords: ['exam', 'test', 'graduation', 'prüfung', 'abschluss', 'klausur'],
  en: {
    titles: ['The Other Exam', 'No Aids Allowed, Except All of Them', 'Ink Only'],
    introduction:
      'Dear candidate,\n\nYou have passed in every subject in which one can pass sitting down. There remains the last one, which is in no timetable: getting out. The bell will not ring, so take no notice of it. Copying is allowed; the staff have been asked to leave their notes about, and they have done so with [more care|less care] than I should have liked. I shall be waiting at the other end with the certificate. It still lacks a name.\n\n{owner}',
    about: 'This year’s task is called “{about}”.',
    greetings: [
      'To the examiner, who will not check this:',
      'Confidential, staff room, second pigeonhole:',
      'Solution sheet, without the solutions:',
    ],
    reasons: [
      'I was asked for one clue and could not think of a stupid one.',
      'In my day one simply broke the window.',
      'If a pupil finds this, well done, and put the chair back.',
    ],
    looks: [
      'Below {thing} somebody has written the mark it would get: “Satisfactory”.',
      'It came up in last year’s paper. Nobody knew then, either.',
      '“Is not part of the examination”, says a slip. It is the sort of slip that a nervous person writes.',
    ],
    beats: [
      'Outside a pigeon coos, as if it had seen what you have opened.',
      'Somewhere in the building a stool is pushed back. {owner} has sat down to wait, or stood up.',
      'Somewhere a clock has been covered with a cloth. Under the cloth it is ticking faster.',
    ],
    door: 'PLEASE KNOCK BEFORE LEAVING, it says.',
    ending:
      '{owner} shakes your hand, and for a moment you think that she is about to smile. On the certificate, in ink still wet, is your name, and under it: “Leaves us in good order.”\n\nIn the yard somebody throws a [cap|satchel] in the air. It stays up in the lime tree.',
    aboutEnding: 'Under Remarks it says: “{about}: excellent.”',
  },
  de: {
    titles: ['Die andere Prüfung', 'Alle Hilfsmittel erlaubt', 'Bitte mit Tinte'],
    introduction:
      'Liebe Kandidatin, lieber Kandidat,\n\nbestanden ist alles, was sich im Sitzen bestehen lässt. Es bleibt das letzte Fach, das in keinem Stundenplan steht: hinauskommen. Der Gong wird nicht läuten, richte dich also nicht danach. Abschreiben ist erlaubt; das Kollegium wurde gebeten, seine Notizen herumliegen zu lassen, und tat es [sorgfältiger|nachlässiger], als mir lieb ist. Am anderen Ende warte ich mit dem Zeugnis. Es fehlt nur noch ein Name.\n\n{owner}',
    about: 'Die Aufgabe heißt in diesem Jahr „{about}“.',
    greetings: [
      'An die Prüfungskommission, die das nicht prüft:',
      'Vertraulich, Lehrerzimmer, zweites Fach:',
      'Lösungsblatt, ohne die Lösungen:',
    ],
    reasons: [
      'Einen Hinweis sollte ich liefern, und ein dummer fiel mir nicht ein.',
      'Zu meiner Zeit nahm man einfach das Fenster.',
      'Wer das als Schüler findet: gut gemacht, und den Stuhl bitte zurückstellen.',
    ],
    looks: [
      'Unter {thing:a} hat jemand die Note geschrieben: „Befriedigend“.',
      'Letztes Jahr kam das dran. Gewusst hat es da auch keiner.',
      '„Nicht Teil der Prüfung“, sagt ein Zettel. So etwas schreibt nur, wer nervös ist.',
    ],
    beats: [
      'Draußen gurrt eine Taube, als hätte sie gesehen, was du geöffnet hast.',
      'Irgendwo im Haus rückt ein Hocker. {owner} hat sich zum Warten gesetzt oder ist aufgestanden.',
      'Irgendwo hängt ein Tuch über einer Uhr. Unter dem Tuch tickt sie schneller.',
    ],
    door: 'BITTE ANKLOPFEN, BEVOR SIE GEHEN, steht darauf.',
    ending:
      '{owner} gibt dir die Hand, und einen Augenblick lang scheint es, als würde sie lächeln. Auf dem Zeugnis steht mit nasser Tinte dein Name und darunter: „Verlässt uns in guter Ordnung.“\n\nAuf dem Hof wirft jemand [eine Mütze|einen Ranzen] in die Luft. Das Stück bleibt oben in der Linde.',
    aboutEnding: 'Unter Bemerkungen steht: „{about}: sehr gut.“',
  },
};
