import type { Story } from './model.ts';

export const theTreasureTour: Story = {
  id: 'the-treasure-tour',
  theme: 'jungle',
  form: 'advertisement',
  owner: { en: 'Colonel', de: 'Oberst', gender: 'm' },
  people: [
    { en: 'treasure hunter', de: 'Schatzsucherin', gender: 'f' },
    { en: 'mule driver', de: 'Maultiertreiber', gender: 'm' },
    { en: 'archaeologist', de: 'Archäologin', gender: 'f' },
    { en: 'former guide', de: 'früherer Führer', gender: 'm' },
    { en: 'cook', de: 'Koch', gender: 'm' },
  ],
  keywords: ['treasure', 'gold', 'adventure', 'schatz', 'gold', 'abenteuer'],
  en: {
    titles: ['Adventure, Half Board', 'Genuine Traps, No Children’s Menu', 'The Brochure Did Not Say'],
    introduction:
      'ADVENTURE! GENUINE TEMPLE! HALF BOARD!\n\nThat is what the brochure said. Small print: the temple closes behind each guest for the sake of authenticity; {owner} waits at the exit with [lemonade|a brass band]. Smaller print: he has been known to fall asleep. Smallest print, only legible with a lens: earlier guests have left true information among the false, so as to have somebody to talk to at supper.',
    about: 'Tour no. 3 is called “{about}” and is said to be the quiet one.',
    greetings: [
      'From a guest of the last tour, who was not amused:',
      'Not in the brochure:',
      'Three stars. And this, for the next guest:',
    ],
    reasons: [
      'It said half board, and what I got is a riddle.',
      'Written with a burnt stick, part of the programme.',
      'The mule would have told you for a carrot.',
    ],
    looks: [
      '“Genuine!” it says on {thing}, and underneath: “Do not scratch.”',
      'A guest has written a review on it: “Heavy, but fair.”',
      'The mule carried it up here under protest, says the programme, daily at ten.',
    ],
    beats: [
      'A drum roll outside, and then a snore in the same rhythm.',
      'From a hidden loudspeaker somebody growls like a jaguar, clears his throat, and tries it lower.',
      'The band has begun to play, two bars, and has been told that it is too early. So they have seen the door move.',
    ],
    door: 'EXIT (INCLUDED IN THE PRICE), says the brochure about it.',
    ending:
      '{owner} wakes with a start, and the band, which had been asleep as well, begins with the third verse. He hangs a medal round your neck; it is [chocolate|warm].\n\n“Did it please you?” You think about it. You would come again.',
    aboutEnding: 'In the guest book you give “{about}” five stars, one of them for the door.',
  },
  de: {
    titles: ['Abenteuer mit Halbpension', 'Echte Fallen, keine Kinderkarte', 'Im Prospekt stand das nicht'],
    introduction:
      'ABENTEUER! ECHTER TEMPEL! HALBPENSION!\n\nSo stand es im Prospekt. Kleingedruckt: Der Echtheit wegen schließt sich der Tempel hinter jedem Gast; am Ausgang wartet {owner} mit [Limonade|Blaskapelle]. Kleiner gedruckt: Mitunter schläft er ein. Am kleinsten, nur mit Lupe: Unter den falschen Hinweisen haben frühere Gäste auch wahre hinterlassen, damit man beim Abendessen jemanden zum Reden hat.',
    about: 'Tour Nr. 3 heißt „{about}“ und soll die ruhige sein.',
    greetings: [
      'Von einem Gast der letzten Tour, nicht amüsiert:',
      'Nicht im Prospekt:',
      'Drei Sterne. Und dies für den nächsten Gast:',
    ],
    reasons: [
      'Gebucht war Halbpension, bekommen habe ich ein Rätsel.',
      'Mit verkohltem Stock geschrieben, gehört zum Programm.',
      'Das Maultier hätte es für eine Möhre verraten.',
    ],
    looks: [
      '„Garantiert echt!“, steht auf {thing:d} und darunter: „Bitte nicht kratzen.“',
      'Ein Gast hat {thing:a} bewertet: „Schwer, aber gerecht.“',
      'Das Maultier trug es unter Protest herauf, laut Programm täglich um zehn.',
    ],
    beats: [
      'Draußen ein Trommelwirbel und gleich darauf ein Schnarchen im selben Takt.',
      'Aus einem versteckten Lautsprecher faucht jemand wie ein Jaguar, räuspert sich und versucht es tiefer.',
      'Die Kapelle setzt ein, zwei Takte, und wird belehrt, es sei zu früh. Man hat also etwas aufgehen sehen.',
    ],
    door: 'AUSGANG (IM PREIS ENTHALTEN), sagt der Prospekt dazu.',
    ending:
      '{owner} fährt hoch, und die Kapelle, die ebenfalls schlief, setzt mit der dritten Strophe ein. Du bekommst eine Medaille umgehängt; sie ist [aus Schokolade|noch warm].\n\n„Hat es gefallen?“ Du denkst nach. Du kämst wieder.',
    aboutEnding: 'Im Gästebuch bekommt „{about}“ fünf Sterne, einen davon für die Tür.',
  },
};
