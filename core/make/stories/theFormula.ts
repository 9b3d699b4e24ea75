import type { Story } from './model.ts';

export const theFormula: Story = {
  id: 'the-formula',
  theme: 'laboratory',
  form: 'narrator',
  owner: { en: 'Doctor', de: 'Doktor', gender: 'm' },
  people: [
    { en: 'chemist', de: 'Chemikerin', gender: 'f' },
    { en: 'glassblower', de: 'Glasbläser', gender: 'm' },
    { en: 'patent clerk', de: 'Patentbeamtin', gender: 'f' },
    { en: 'cleaner', de: 'Putzmann', gender: 'm' },
    { en: 'rival', de: 'Rivalin', gender: 'f' },
  ],
  keywords: ['formula', 'potion', 'chemistry', 'formel', 'chemie', 'invention', 'erfindung'],
  en: {
    titles: ['It Was Green Yesterday', 'The Formula Is Drying', 'Do Not Shake'],
    introduction:
      'Last night {owner} invented something. He ran out at once to tell [his mother|the patent office], locking up behind him because of the competition, and he did not see that you were under the table, looking for his pencil. Now it is bubbling. It was blue at first, then green, and it is getting taller. His rivals and helpers, who have all been spying on one another for years, have left their notes in the best hiding place they knew: his own laboratory.',
    about: 'On the flask is written “{about}”, and a question mark.',
    greetings: [
      'For my drawer, not for his:',
      'Observation, from behind the fern:',
      'To my successor, should I be promoted:',
    ],
    reasons: [
      'I deny having written this, and the spelling is my cousin’s.',
      'He never tidies up, so nothing is safer than here.',
      'It works in theory. In practice nobody has asked.',
    ],
    looks: [
      'A spy has sat behind {thing} so long that there is a cushion.',
      '{two} has made a drawing of it for the competition, and the competition has sent it back with corrections.',
      'A drop of the invention has fallen on it. That corner is now a little happier.',
    ],
    beats: [
      'It has turned from green to a kind of mauve, and has found the edge of the table.',
      'It says “blip”, a little higher than before. It is about the size of a dog now, and as friendly.',
      'It is pink. Somewhere in town a man is explaining it to his mother, with both hands.',
    ],
    door: 'Behind it, says a sign, is fresh air. It is underlined.',
    ending:
      'In the corridor there is fresh air, a great deal of it. Behind you it goes “plop”, and everything smells of [pancakes|strawberries].\n\n{owner} comes round the corner with his mother. “Did it turn pink?” It turned pink. “Then it is ready,” he says, and takes out three spoons.',
    aboutEnding: 'So “{about}” is the name of a dessert. The patent office had guessed as much.',
  },
  de: {
    titles: ['Gestern war es noch grün', 'Die Formel muss trocknen', 'Nicht schütteln'],
    introduction:
      'Letzte Nacht hat {owner} etwas erfunden. Er lief sofort los, um es [seiner Mutter|dem Patentamt] zu sagen, schloss wegen der Konkurrenz hinter sich ab und übersah dich, denn du suchtest unter dem Tisch seinen Bleistift. Jetzt blubbert es. Erst war es blau, dann grün, und es wird höher. Rivalen und Gehilfen bespitzeln sich hier seit Jahren gegenseitig und haben ihre Notizen im besten Versteck gelassen, das sie kannten: in seinem eigenen Labor.',
    about: 'Auf dem Kolben steht „{about}“ mit Fragezeichen.',
    greetings: [
      'Für meine Schublade, nicht für seine:',
      'Beobachtung, hinter dem Farn:',
      'An meine Nachfolge, falls ich befördert werde:',
    ],
    reasons: [
      'Das habe ich nie geschrieben, und die Fehler sind von meinem Vetter.',
      'Er räumt nie auf, also ist nichts sicherer als hier.',
      'In der Theorie stimmt es. In der Praxis hat keiner gefragt.',
    ],
    looks: [
      'Hinter {thing:d} hat ein Spion so lange gesessen, dass da ein Kissen liegt.',
      'Für die Konkurrenz hat {two} das hier abgezeichnet, und die Konkurrenz schickte es mit Korrekturen zurück.',
      'Ein Tropfen der Erfindung ist darauf gefallen. Die Ecke ist seitdem etwas glücklicher.',
    ],
    beats: [
      'Aus Grün ist eine Art Mauve geworden, und es hat die Tischkante entdeckt.',
      'Es macht „blip“, etwas höher als vorhin. Inzwischen ist es so groß wie ein Hund und genauso freundlich.',
      'Es ist rosa. Irgendwo in der Stadt erklärt es jemand gerade seiner Mutter, mit beiden Händen.',
    ],
    door: 'Dahinter sei frische Luft, sagt ein Schild. Es ist unterstrichen.',
    ending:
      'Auf dem Flur ist frische Luft, und zwar viel. Hinter dir macht es „plopp“, und alles riecht nach [Pfannkuchen|Erdbeeren].\n\n{owner} kommt mit seiner Mutter um die Ecke. „Wurde es rosa?“ Es wurde rosa. „Dann ist es fertig“, sagt er und holt drei Löffel heraus.',
    aboutEnding: '„{about}“ ist also ein Nachtisch. Im Patentamt hatte man es geahnt.',
  },
};
