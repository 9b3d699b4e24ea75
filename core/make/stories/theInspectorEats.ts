import type { Story } from './model.ts';

export const theInspectorEats: Story = {
  id: 'the-inspector-eats',
  theme: 'kitchen',
  form: 'notice',
  owner: { en: 'Madame', de: 'Madame', gender: 'f' },
  people: [
    { en: 'sous-chef', de: 'Souschefin', gender: 'f' },
    { en: 'fishmonger', de: 'Fischhändler', gender: 'm' },
    { en: 'sommelier', de: 'Sommelier', gender: 'm' },
    { en: 'kitchen maid', de: 'Küchenmädchen', gender: 'f' },
    { en: 'food critic', de: 'Kritiker', gender: 'm' },
  ],
  keywords: ['inspection', 'hygiene', 'guest', 'critic', 'kritiker', 'gast', 'kontrolle'],
  en: {
    titles: ['Closed for an Inspection', 'The Critic Sits at Table One', 'Mice Welcome'],
    introduction:
      'NOTICE\n\nThis kitchen is closed because of [a mouse|the authorities], whichever leaves first. All staff are asked to wait outside and to look innocent. {owner} locked up in such a hurry that she did not count: you are still in here, with your sleeves rolled up. The inspector will come by this door. It would be better for everybody if you went out by it first; what one needs for that, each of us has hidden, from the others.',
    about: 'The sign over the entrance says “{about}”; it used to say something worse.',
    greetings: [
      'To be eaten in case of an inspection (rice paper):',
      'Cold store, second shelf, behind the butter:',
      'To {owner}, who is shouting just now:',
    ],
    reasons: [
      'One reads here what sticks to the plates, and I am a slow eater.',
      'The mouse knows. Nobody has asked the mouse.',
      'It smells of fish, I know. So does the truth.',
    ],
    looks: [
      'It was cleaned this morning with such fear that one can see oneself in it.',
      '“If he asks: antique”, says a slip under {thing}.',
      'There are crumbs behind it, sorted by size. Mice are tidier than people say.',
    ],
    beats: [
      'In your sleeve something small goes up as far as the elbow, and has second thoughts.',
      'Through the wall: “And this, Inspector, is our broom.” A long silence. “A fine broom,” says the Inspector.',
      'The voices are coming nearer, by way of the dessert trolley. {owner} is describing every cheese.',
    ],
    door: 'Beside it hangs the fire drill, and a recipe for fire.',
    ending:
      'Outside the whole staff stands in a row and looks innocent. {owner} has the inspector by the arm and is telling him about cheese.\n\n“And here,” she says, “comes our cleanest employee.” The inspector writes [a one|a star] in his book. In your sleeve something small moves, and keeps still.',
    aboutEnding: 'From today “{about}” has a star in the guide, and a mouse.',
  },
  de: {
    titles: ['Wegen Kontrolle geschlossen', 'Der Kritiker sitzt an Tisch eins', 'Mäuse willkommen'],
    introduction:
      'AUSHANG\n\nDiese Küche ist geschlossen wegen [einer Maus|der Behörde], je nachdem, wer zuerst geht. Alle Mitarbeiter werden gebeten, draußen zu warten und unschuldig auszusehen. {owner} hat so eilig abgeschlossen, dass nicht gezählt wurde: Du bist noch hier, mit aufgekrempelten Ärmeln. Der Prüfer kommt durch diese Tür. Für alle wäre es besser, du gingst vorher hinaus; was man dazu braucht, hat jeder von uns versteckt, und zwar vor den anderen.',
    about: 'Über dem Eingang steht „{about}“; früher stand da Schlimmeres.',
    greetings: [
      'Bei Kontrolle aufessen (Reispapier):',
      'Kühlraum, zweites Fach, hinter der Butter:',
      'An {owner}, die gerade schreit:',
    ],
    reasons: [
      'Man liest hier, was an den Tellern klebt, und ich esse langsam.',
      'Die Maus weiß es. Die Maus hat keiner gefragt.',
      'Es riecht nach Fisch, ich weiß. Das tut die Wahrheit auch.',
    ],
    looks: [
      'Heute früh mit solcher Angst geputzt, dass man sich darin sieht.',
      '„Falls er fragt: antik“, sagt ein Zettel unter {thing:d}.',
      'Dahinter liegen Krümel, nach Größe sortiert. Mäuse sind ordentlicher, als man sagt.',
    ],
    beats: [
      'In deinem Ärmel krabbelt etwas Kleines bis zum Ellbogen und überlegt es sich.',
      'Durch die Wand: „Und das, Herr Inspektor, ist unser Besen.“ Lange Stille. „Ein schöner Besen“, sagt der Inspektor.',
      'Die Stimmen kommen näher, über den Dessertwagen. Jeden Käse beschreibt {owner} einzeln.',
    ],
    door: 'Daneben hängt die Brandschutzordnung und ein Rezept für Flambiertes.',
    ending:
      'Draußen stehen alle in einer Reihe und sehen unschuldig aus. {owner} hat den Prüfer untergehakt und erzählt ihm von Käse.\n\n„Und hier“, sagt sie, „kommt unsere sauberste Kraft.“ Der Prüfer notiert [eine Eins|einen Stern]. In deinem Ärmel bewegt sich etwas Kleines und hält dann still.',
    aboutEnding: 'Ab heute hat „{about}“ einen Stern und eine Maus.',
  },
};
