import type { Story } from './model.ts';

export const theCheckup: Story = {
  id: 'the-checkup',
  theme: 'hospital',
  form: 'letter',
  owner: { en: 'Doctor', de: 'Doktorin', gender: 'f' },
  people: [
    { en: 'ward sister', de: 'Oberschwester', gender: 'f' },
    { en: 'surgeon', de: 'Chirurg', gender: 'm' },
    { en: 'patient from room 9', de: 'Patient aus Zimmer 9', gender: 'm' },
    { en: 'pharmacist', de: 'Apothekerin', gender: 'f' },
    { en: 'night nurse', de: 'Nachtpfleger', gender: 'm' },
  ],
  keywords: ['doctor', 'patient', 'arzt', 'krankenhaus'],
  en: {
    titles: ['You Are Quite Healthy', 'Visiting Hours Are Over', 'Discharge Papers'],
    introduction:
      'Dear patient,\n\nYou are as fit as a fiddle, and so are your [knees|ears]. I signed your discharge this morning and then locked the ward, in that order, which was not the best one. Now I am in theatre (the opera, second row) and cannot be reached until the curtain. Until then nobody comes in, and nobody goes out without knowing the house. Ask the papers: we are a hospital, we write down everything, and mostly where it can be read.\n\n{owner}',
    about: 'Diagnosis: “{about}”. It is not catching.',
    greetings: [
      'Patient file, for nobody but the next one:',
      'To the night shift, stuck to the tea caddy:',
      'Prescription, to be taken literally:',
    ],
    reasons: [
      'I have terrible handwriting, so I took my time.',
      'Three times a day, with water, until it opens.',
      'In room 9 one has nothing to do but notice things.',
    ],
    looks: [
      '{thing} has been examined and found to be a bit dry.',
      'A prescription is pinned to {thing}: “Look at it for five minutes, twice a day.”',
      'You tap it with two fingers, as {owner} does with everybody. Hollow, but strong.',
    ],
    beats: [
      'The loudspeaker over the door has been left on. They are tuning the violins.',
      'First act, by the sound. Somebody is dying, beautifully, and is not being treated.',
      'Applause. It is the interval: if a doctor in the second row were to think of her patients, now would be the moment.',
    ],
    door: 'She has told it to let nobody through, and doors obey doctors.',
    ending:
      'In the corridor {owner} comes running in evening dress, with opera glasses. She looks you up and down, and listens to your [chest|left knee].\n\n“Completely healthy,” she says. “And rather clever. That is not in the file, I must add it.”',
    aboutEnding: 'Cured of “{about}”, it says on your paper, with a stamp.',
  },
  de: {
    titles: ['Sie sind ganz gesund', 'Die Besuchszeit ist vorbei', 'Entlassungspapiere'],
    introduction:
      'Liebe Patientin, lieber Patient,\n\nSie sind kerngesund, und Ihre [Knie|Ohren] sind es auch. Heute früh habe ich Ihre Entlassung unterschrieben und dann die Station abgeschlossen, die Reihenfolge war nicht ideal. Jetzt bin ich in der Oper, zweite Reihe, und bis zum Vorhang nicht zu erreichen. Bis dahin kommt keiner herein und ohne Ortskenntnis keiner hinaus. Fragen Sie die Papiere: Wir sind ein Krankenhaus und schreiben alles auf, manches sogar leserlich.\n\n{owner}',
    about: 'Diagnose: „{about}“. Ansteckend ist das nicht.',
    greetings: [
      'Krankenakte, nur für die nächste Person:',
      'An die Nachtschicht, an die Teedose geklebt:',
      'Rezept, wörtlich zu nehmen:',
    ],
    reasons: [
      'Meine Schrift ist schrecklich, darum habe ich mir Zeit gelassen.',
      'Dreimal täglich mit Wasser, bis es aufgeht.',
      'In Zimmer 9 hat man nichts zu tun, als Dinge zu bemerken.',
    ],
    looks: [
      '{thing} wurde untersucht. Befund: etwas trocken.',
      'An {thing:d} steckt ein Rezept: „Zweimal täglich fünf Minuten ansehen.“',
      'Du klopfst mit zwei Fingern daran, wie {owner} es bei allen tut. Hohl, aber kräftig.',
    ],
    beats: [
      'Der Lautsprecher über der Tür ist noch an. Die Geigen werden gestimmt.',
      'Dem Klang nach der erste Akt. Jemand stirbt, sehr schön und ganz ohne Behandlung.',
      'Beifall. Pause: Wenn eine Ärztin in der zweiten Reihe an ihre Patienten denken wollte, dann jetzt.',
    ],
    door: 'Sie soll niemanden durchlassen, und auf Ärzte hören Türen.',
    ending:
      'Auf dem Flur kommt {owner} im Abendkleid gelaufen, das Opernglas in der Hand. Sie mustert Sie von oben bis unten und horcht an [der Brust|einem Knie].\n\n„Vollkommen gesund“, sagt sie. „Und recht schlau. Das steht nicht in der Akte, das trage ich nach.“',
    aboutEnding: 'Geheilt von „{about}“, steht auf dem Papier, mit Stempel.',
  },
};
