import type { Story } from './model.ts';

export const theTour: Story = {
  id: 'the-tour',
  theme: 'spaceship',
  form: 'voice',
  owner: { en: 'Captain', de: 'Kapitän', gender: 'm' },
  people: [
    { en: 'guide', de: 'Führerin', gender: 'f' },
    { en: 'mechanic', de: 'Mechaniker', gender: 'm' },
    { en: 'cleaner', de: 'Putzfrau', gender: 'f' },
    { en: 'radio operator', de: 'Funker', gender: 'm' },
    { en: 'stowaway', de: 'blinder Passagier', gender: 'm' },
  ],
  keywords: ['tour', 'visit', 'besuch', 'führung', 'school', 'schulausflug'],
  en: {
    titles: ['Please Stay with the Group', 'The Ship Apologizes', 'Left Behind in Orbit'],
    introduction:
      '“Dear visitor, this is the ship speaking. The tour ended at four. You are still on board; you were looking out of the window, which is understandable. {owner} has gone down with the others and with [the keys|his card]. I may not let anybody out who is not on the list, and you are not on the list, and I am not allowed to write lists. I can dim the light, if that helps. The crew leave papers everywhere. I have never been able to turn a page.”',
    about: '“The tour was called ‘{about}’. I thought it went well, up to now.”',
    greetings: [
      'To the ship, in case it learns to read:',
      'Note for the next tour, not to be read out:',
      'Left in the visitors’ book:',
    ],
    reasons: [
      'The ship is kind, but it is no good with secrets.',
      'I was told not to touch anything. I touched this.',
      'Nobody counts the visitors on the way out. I have said so often.',
    ],
    looks: [
      '“On your left you see {thing},” says the ship, from habit. “I have never got to say what it is for.”',
      'Visitors have rubbed it for luck, against the rules. One corner shines.',
      'A sign says DO NOT SIT ON IT, which must have a story.',
    ],
    beats: [
      '“I did not know that this opened,” says the ship. “Nobody ever tells me the good parts.”',
      '“If you turn a page, could you read it aloud?” asks the ship. “Or just turn it slowly.”',
      '“I have dimmed the lights for suspense,” says the ship. “Is it suspenseful? Please say.”',
    ],
    door: '“I am sorry,” says the door, before you have done anything.',
    ending:
      '“That was very good,” says the ship. “I have added you to the list. I did it myself.” Behind the hatch a small capsule has its light on and [a biscuit on the seat|a blanket on the seat].\n\n“Will you come again?” It does not seem to be in the script.',
    aboutEnding: '“I shall call you ‘{about}’,” it says. “It is the nicest thing in my memory.”',
  },
  de: {
    titles: ['Bitte bei der Gruppe bleiben', 'Das Schiff bittet um Verzeihung', 'Im Orbit vergessen'],
    introduction:
      '„Lieber Gast, hier spricht das Schiff. Die Führung endete um vier. Du bist noch an Bord; du hast aus dem Fenster gesehen, das ist verständlich. {owner} ist mit den anderen hinuntergeflogen, samt [den Schlüsseln|der Karte]. Hinauslassen darf ich nur, wer auf der Liste steht. Auf der Liste stehst du nicht, und Listen schreiben darf ich nicht. Das Licht dimmen könnte ich, falls das hilft. Die Besatzung lässt überall Papiere liegen. Umblättern konnte ich noch nie.“',
    about: '„Die Führung hieß ‚{about}‘. Bis eben lief sie doch ganz gut.“',
    greetings: [
      'An das Schiff, falls es lesen lernt:',
      'Notiz für die nächste Führung, nicht vorlesen:',
      'Ins Gästebuch geschrieben:',
    ],
    reasons: [
      'Das Schiff ist freundlich, aber Geheimnisse liegen ihm nicht.',
      'Ich sollte nichts anfassen. Das hier habe ich angefasst.',
      'Beim Hinausgehen zählt keiner die Gäste. Ich habe es oft gesagt.',
    ],
    looks: [
      '„Zu Ihrer Linken {thing}“, sagt das Schiff aus Gewohnheit. „Wozu, bin ich nie gekommen zu erzählen.“',
      'Die Besucher haben daran gerieben, für Glück und gegen die Regeln. Eine Ecke glänzt.',
      'NICHT DARAUFSETZEN, sagt ein Schild. Dazu muss es eine Geschichte geben.',
    ],
    beats: [
      '„Ich wusste nicht, dass das aufgeht“, sagt das Schiff. „Die guten Stellen zeigt mir ja keiner.“',
      '„Wenn du umblätterst, liest du dann laut?“, fragt das Schiff. „Oder blättere einfach langsam.“',
      '„Ich habe das Licht gedimmt, wegen der Spannung“, sagt das Schiff. „Ist es spannend? Sag ruhig.“',
    ],
    door: '„Verzeihung“, sagt die Tür, bevor du etwas getan hast.',
    ending:
      '„Das war sehr gut“, sagt das Schiff. „Ich habe dich auf die Liste gesetzt. Ganz allein.“ Hinter der Luke wartet eine kleine Kapsel mit Licht und [einem Keks auf dem Sitz|einer Decke auf dem Sitz].\n\n„Kommst du wieder?“ Im Text scheint das nicht zu stehen.',
    aboutEnding: '„Ich werde dich ‚{about}‘ nennen“, sagt es. „Das ist das Schönste in meinem Speicher.“',
  },
};
