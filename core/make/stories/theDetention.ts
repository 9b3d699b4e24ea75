import type { Story } from './model.ts';

export const theDetention: Story = {
  id: 'the-detention',
  theme: 'school',
  form: 'notice',
  owner: { en: 'Miss', de: 'Frau', gender: 'f' },
  people: [
    { en: 'caretaker', de: 'Hausmeister', gender: 'm' },
    { en: 'class clown', de: 'Klassenclown', gender: 'm' },
    { en: 'head girl', de: 'Klassensprecherin', gender: 'f' },
    { en: 'librarian', de: 'Bibliothekarin', gender: 'f' },
    { en: 'trainee', de: 'Referendar', gender: 'm' },
  ],
  keywords: ['detention', 'nachsitzen', 'homework', 'hausaufgaben'],
  en: {
    titles: ['Detention, Room Included', 'Until You Know Why', '{owner} Forgets Nothing'],
    introduction:
      'DETENTION LIST\n\nName: you. Reason: [talking|laughing at the wrong moment|asking whether this will be in the test]. Duration: until understood. Supervision: {owner}, who has gone to fetch a newspaper and has locked the door out of habit. Below, in other handwriting: “She goes home at three and forgets us. Everybody who sat here wrote something down for the next one. Have a look round. {two}”',
    about: 'Subject of the essay: “{about}”. Nobody has handed it in yet.',
    greetings: [
      'Pass it on, but not to the front row:',
      'Written during a film about glaciers:',
      'If this is found, I was never here:',
    ],
    reasons: [
      'You did not get this from me.',
      'The board asks for a hundred lines, and this is the hundred and first.',
      'She thinks that I am taking notes.',
    ],
    looks: [
      '{thing} has been written on: “Was here. Had to be.”',
      'You were told to think about what you did. You look at {thing} and think about that.',
      '“Do not touch”, it says, in the tone of {owner}; one can hear it from the handwriting.',
    ],
    beats: [
      'Through the window: the others, on bicycles, freewheeling. One of them rings for you.',
      'The loudspeaker crackles, says “Ahem”, and is switched off. They always do that at half past.',
      'Footsteps in the corridor, a cheerful tune, the jingle of all keys but one. It goes past.',
    ],
    door: 'Behind it goes the caretaker, with all the keys and a cheerful tune.',
    ending:
      'The corridor smells of floor polish and weekend. {owner} comes towards you, with her coat on and a newspaper under her arm, and stops.\n\n“Ah,” she says. “So you have understood.” She takes off one mark from the register, [with a ruler|very neatly].',
    aboutEnding: '“And the essay? ‘{about}’?” You have a great deal to write now.',
  },
  de: {
    titles: ['Nachsitzen, Zimmer inbegriffen', 'Bis du weißt, warum', '{owner} vergisst nichts'],
    introduction:
      'NACHSITZLISTE\n\nName: du. Grund: [Schwatzen|Lachen im falschen Augenblick|die Frage, ob das drankommt]. Dauer: bis zur Einsicht. Aufsicht: {owner}, die eine Zeitung holen ging und aus Gewohnheit abschloss. Darunter, in anderer Schrift: „Um drei geht sie heim und vergisst uns. Wer hier saß, hat für den Nächsten etwas aufgeschrieben. Sieh dich um. {two}“',
    about: 'Thema des Aufsatzes: „{about}“. Abgegeben hat ihn noch niemand.',
    greetings: [
      'Weitergeben, nur nicht in die erste Reihe:',
      'Geschrieben während eines Films über Gletscher:',
      'Falls das gefunden wird, war ich nie hier:',
    ],
    reasons: [
      'Von mir hast du das nicht.',
      'An der Tafel stehen hundert Zeilen Strafe, das ist die hundertunderste.',
      'Sie glaubt, ich schreibe mit.',
    ],
    looks: [
      'Jemand hat {thing:a} beschriftet: „War hier. Musste.“',
      'Du sollst über dein Benehmen nachdenken. Du siehst {thing:a} an und denkst darüber nach.',
      '„Nicht anfassen“, steht da, und zwar im Ton von {owner}; man hört es der Schrift an.',
    ],
    beats: [
      'Durchs Fenster: die anderen, auf Rädern, freihändig. Eine klingelt für dich.',
      'Der Lautsprecher knackt, sagt „Ähem“ und geht wieder aus. Das macht er immer um halb.',
      'Schritte auf dem Gang, ein fröhliches Lied, alle Schlüssel klirren bis auf einen. Es geht vorbei.',
    ],
    door: 'Dahinter geht der Hausmeister vorbei, mit allen Schlüsseln und einem fröhlichen Lied.',
    ending:
      'Der Flur riecht nach Bohnerwachs und Wochenende. {owner} kommt dir entgegen, im Mantel, die Zeitung unter dem Arm, und bleibt stehen.\n\n„Aha“, sagt sie. „Verstanden also.“ Im Klassenbuch streicht sie einen Eintrag, [mit Lineal|sehr ordentlich].',
    aboutEnding: '„Und der Aufsatz? ‚{about}‘?“ Zu schreiben hättest du jetzt genug.',
  },
};
