import type { Story } from './model.ts';

export const theExperiment: Story = {
  id: 'the-experiment',
  theme: 'laboratory',
  form: 'diary',
  owner: { en: 'Professor', de: 'Professorin', gender: 'f' },
  people: [
    { en: 'assistant', de: 'Assistentin', gender: 'f' },
    { en: 'lab technician', de: 'Laborant', gender: 'm' },
    { en: 'student', de: 'Studentin', gender: 'f' },
    { en: 'night guard', de: 'Nachtwächter', gender: 'm' },
    { en: 'visiting scholar', de: 'Gastforscher', gender: 'm' },
  ],
  keywords: ['experiment', 'science', 'experiment', 'forschung', 'wissenschaft'],
  en: {
    titles: ['Subject Left the Room', 'A Control Group of One', 'Results Pending'],
    introduction:
      '9.00 Subject (you) enters. 9.01 Door closes. 9.02 Subject tries the handle. Everybody tries the handle. 9.10 I, {owner}, leave the building so as not to influence anything, and because of [the smell|lunch]. The question is whether a person finds out by themselves; the last one wrote a very good letter to the ministry instead. My staff were told to leave no clues, and I know my staff.',
    about: 'Title of the study: “{about}”. Funding: none.',
    greetings: [
      'Not part of the experiment:',
      'Lab book, page torn out for safety:',
      'To the subject. We are on your side, scientifically:',
    ],
    reasons: [
      'I am not allowed to help, so I am only thinking on paper.',
      'Repeated three times, with the same result.',
      'Please do not quote me. Nobody ever has.',
    ],
    looks: [
      '{thing} is here to see whether you would look at it. You have. Somebody writes it down.',
      'Placebo, says a label.',
      'It is the control: an object in which there is guaranteed to be nothing. You check.',
    ],
    beats: [
      '9.20. Subject has opened something. Nobody had expected that before lunch.',
      '9.41. Subject is humming. The staff behind the mirror have begun to hum as well.',
      '10.02. Bets are closed, says a voice in the ventilation, and another says: “Ssh, it can hear us.”',
    ],
    door: 'A lamp above it says QUIET, EXPERIMENT. The experiment is you.',
    ending:
      '10.14 Subject leaves the room. Applause from [two people and a kettle|the staff kitchen]. {owner} runs down the corridor with a stopwatch.\n\n“And what did you feel?” she asks. “Hunger? Write that down. It is the first result in nine years.”',
    aboutEnding: '“{about}” will be published. You come second in the list of authors, after the kettle.',
  },
  de: {
    titles: ['Versuchsperson hat den Raum verlassen', 'Kontrollgruppe von einem', 'Ergebnisse folgen'],
    introduction:
      '9.00 Versuchsperson (du) tritt ein. 9.01 Tür schließt. 9.02 Versuchsperson probiert die Klinke. Alle probieren die Klinke. 9.10 Ich, {owner}, verlasse das Haus, um nichts zu beeinflussen, und wegen [des Geruchs|des Mittagessens]. Die Frage ist, ob ein Mensch von selbst darauf kommt; der letzte schrieb stattdessen einen sehr guten Brief an das Ministerium. Meine Leute sollten keine Hinweise dalassen, und ich kenne meine Leute.',
    about: 'Titel der Studie: „{about}“. Förderung: keine.',
    greetings: [
      'Nicht Teil des Versuchs:',
      'Laborbuch, Seite sicherheitshalber herausgerissen:',
      'An die Versuchsperson. Wissenschaftlich sind wir auf deiner Seite:',
    ],
    reasons: [
      'Helfen darf ich nicht, ich denke nur auf Papier.',
      'Dreimal wiederholt, immer mit demselben Ergebnis.',
      'Bitte nicht zitieren. Das hat noch nie jemand getan.',
    ],
    looks: [
      '{thing} ist hier, um zu prüfen, ob du hinsiehst. Du siehst hin. Jemand notiert es.',
      'Placebo, sagt ein Etikett.',
      'Die Kontrolle: ein Gegenstand, in dem garantiert nichts ist. Du siehst nach.',
    ],
    beats: [
      '9.20 Uhr. Person hat etwas geöffnet. Vor dem Mittagessen hatte damit keiner gerechnet.',
      '9.41 Uhr. Person summt. Das Personal hinter dem Spiegel summt inzwischen mit.',
      '10.02 Uhr. „Keine Wetten mehr“, sagt eine Stimme in der Lüftung, und eine andere: „Pst, man hört uns.“',
    ],
    door: 'Darüber leuchtet: RUHE, VERSUCH. Der Versuch bist du.',
    ending:
      '10.14 Versuchsperson verlässt den Raum. Beifall von [zwei Leuten und einem Wasserkocher|der Teeküche]. {owner} läuft mit der Stoppuhr den Flur entlang.\n\n„Und was haben Sie empfunden?“, fragt sie. „Hunger? Aufschreiben. Das ist seit neun Jahren das erste Ergebnis.“',
    aboutEnding: '„{about}“ wird veröffentlicht. Du stehst an zweiter Stelle, nach dem Wasserkocher.',
  },
};
