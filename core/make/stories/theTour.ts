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
    door: '„Verzeihung“, sagt die Tür, bevor du etwas getan hast.',
    ending:
      '„Das war sehr gut“, sagt das Schiff. „Ich habe dich auf die Liste gesetzt. Ganz allein.“ Hinter der Luke wartet eine kleine Kapsel mit Licht und [einem Keks auf dem Sitz|einer Decke auf dem Sitz].\n\n„Kommst du wieder?“ Im Text scheint das nicht zu stehen.',
    aboutEnding: '„Ich werde dich ‚{about}‘ nennen“, sagt es. „Das ist das Schönste in meinem Speicher.“',
  },
};
