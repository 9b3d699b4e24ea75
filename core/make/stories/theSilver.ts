import type { Story } from './model.ts';

export const theSilver: Story = {
  id: 'the-silver',
  theme: 'mansion',
  form: 'narrator',
  owner: { en: 'Aunt', de: 'Tante', gender: 'f' },
  people: [
    { en: 'maid', de: 'Zimmermädchen', gender: 'f' },
    { en: 'piano teacher', de: 'Klavierlehrer', gender: 'm' },
    { en: 'neighbour', de: 'Nachbarin', gender: 'f' },
    { en: 'coachman', de: 'Kutscher', gender: 'm' },
    { en: 'lodger', de: 'Untermieter', gender: 'm' },
  ],
  keywords: ['tea', 'theft', 'thief', 'silver', 'tee', 'dieb', 'silber', 'diebstahl'],
  en: {
    titles: ['Eleven Spoons', 'Tea with {owner}', 'Nobody Leaves Before the Spoon'],
    introduction:
      'There were twelve spoons on the table when the tea was poured. Now there are eleven, and {owner} has turned the key. “Nobody goes,” she said, and then she went herself, [to look in the garden|to lie down], and took the key with her. You have turned out your pockets: [a ticket and a toffee|two toffees]. It is a long way to supper, and everyone here has something in writing that they would rather not discuss.',
    about: 'What the tea was in honour of, {owner} had announced as “{about}”.',
    greetings: [
      'To whom it may concern, and it concerns nobody:',
      'I saw the spoon last, and this I swear:',
      'In case they search my room:',
    ],
    reasons: [
      'It was not me, and I can prove where I was: here, writing this.',
      'I have counted the spoons every day since I came.',
      'She thinks that I cannot keep a secret. This is me keeping one.',
    ],
    looks: [
      '{thing} has been shaken already; one can see by the dust on the floor round it.',
      'You look for a spoon in it, since you are here. There is a hairpin, and it is not silver.',
      '{one} had her eye on {thing} all afternoon, and everybody had an eye on {one}.',
    ],
    beats: [
      'Outside in the passage somebody counts under their breath, gets to eleven, and begins again.',
      'A window goes up. “It is not in the roses, either,” calls {owner}.',
      'The clink of cups, quite near. They have begun the second pot without you.',
    ],
    door: 'A good door, bought after the last spoon.',
    ending:
      'The twelfth spoon is in the sugar outside on the terrace, where {owner} left it. She looks at it, then at you, then at the open door behind you.\n\n“Well,” she says, “now that you are here: one lump or two?”',
    aboutEnding: '“{about}” is cut into a cake, and there is a piece with your name on it.',
  },
  de: {
    titles: ['Elf Löffel', 'Tee bei {owner}', 'Niemand geht vor dem Löffel'],
    introduction:
      'Zwölf Löffel lagen auf dem Tisch, als der Tee eingegossen wurde. Jetzt sind es elf, und {owner} hat den Schlüssel umgedreht. „Niemand geht“, sagte sie, ging dann selbst, [um im Garten nachzusehen|um sich hinzulegen], und nahm den Schlüssel mit. Deine Taschen hast du ausgeleert: [eine Fahrkarte und ein Bonbon|zwei Bonbons]. Bis zum Abendessen ist es weit, und jeder hier hat etwas schriftlich, worüber er lieber nicht spricht.',
    about: 'Wozu der Tee gegeben wurde, hatte {owner} so angekündigt: „{about}“.',
    greetings: [
      'An alle, die es angeht, also niemanden:',
      'Ich habe den Löffel zuletzt gesehen und schwöre:',
      'Falls sie mein Zimmer durchsuchen:',
    ],
    reasons: [
      'Ich war es nicht und kann beweisen, wo ich war: hier, beim Schreiben.',
      'Seit ich hier bin, zähle ich täglich die Löffel.',
      'Sie meint, ich könne kein Geheimnis bewahren. So sieht es aus, wenn ich eines bewahre.',
    ],
    looks: [
      '{thing} wurde schon geschüttelt, das sieht man am Staub ringsum.',
      'Du suchst darin einen Löffel, wo du schon da bist. Gefunden: eine Haarnadel, nicht aus Silber.',
      'Den ganzen Nachmittag hatte {one} ein Auge auf {thing:a}, und alle hatten ein Auge auf {one}.',
    ],
    beats: [
      'Draußen auf dem Gang zählt jemand halblaut, kommt bis elf und fängt von vorn an.',
      'Ein Fenster geht auf. „In den Rosen ist er auch nicht“, ruft {owner}.',
      'Tassen klirren, ganz nah. Die zweite Kanne haben sie ohne dich angefangen.',
    ],
    door: 'Eine gute Tür, angeschafft nach dem letzten Löffel.',
    ending:
      'Der zwölfte Löffel steckt draußen auf der Terrasse im Zucker, wo {owner} ihn hat stecken lassen. Sie sieht ihn an, dann dich, dann die offene Tür hinter dir.\n\n„Nun“, sagt sie, „wenn du schon da bist: ein Stück oder zwei?“',
    aboutEnding: '„{about}“ steht auf der Torte, und ein Stück davon ist für dich.',
  },
};
