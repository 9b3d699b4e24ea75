import type { Story } from './model.ts';

export const theTradeSecret: Story = {
  id: 'the-trade-secret',
  theme: 'kitchen',
  form: 'rules',
  owner: { en: 'Uncle', de: 'Onkel', gender: 'm' },
  people: [
    { en: 'aunt', de: 'Tante', gender: 'f' },
    { en: 'baker', de: 'Bäcker', gender: 'm' },
    { en: 'godmother', de: 'Patin', gender: 'f' },
    { en: 'milkman', de: 'Milchmann', gender: 'm' },
    { en: 'cousin', de: 'Cousin', gender: 'm' },
  ],
  keywords: ['cake', 'baking', 'kuchen', 'backen', 'torte'],
  en: {
    titles: ['The Family Cake', 'Eleven Rules and an Oven', 'Nobody Gets the Recipe'],
    introduction:
      'RULES FOR HELPING WITH THE CAKE\n\nHands washed. No licking. Nobody leaves this kitchen between the eggs and the candles, because last year somebody left with the recipe. {owner} has locked up and gone [to look for candles|to meet the guests], and he has forgotten that you can read. Each of the relatives knows one part of what opens the door, and is sure that theirs is the important one.',
    about: 'Last rule, in icing: “{about}”, and not one word to the guests.',
    greetings: [
      'To all relatives who can keep a secret, so to nobody:',
      'In the cookery book, between page 40 and a pancake:',
      'From my kitchen to yours:',
    ],
    reasons: [
      '{owner} thinks that I have forgotten. I forget nothing, least of all that.',
      'With butter on it, sorry.',
      'My sister has the other half, if she has not lent it.',
    ],
    looks: [
      'There is icing on {thing}, at the height of a four-year-old.',
      'Grandmother left it to whoever makes the best sponge. It is still here, so the matter is open.',
      'You look at {thing} with washed hands, as the rules demand.',
    ],
    beats: [
      'In the garden they are tuning up: somebody hums an “ah”, and the dog takes the high part.',
      'A chair is carried past the window, with an aunt on it.',
      'It has gone quiet outside. That is how a family sounds that stands behind a tree and giggles.',
    ],
    door: 'WHO COOKS, STAYS, says the family, and means this one.',
    ending:
      'In the garden somebody begins to sing, too high, and all the others follow. {owner} lights the last candle and sees you.\n\n“Out already?” He cuts the first piece, looks at it, and gives it [to you|to you, with both cherries].',
    aboutEnding: 'On the cake it says “{about}”. Somebody has licked it after all.',
  },
  de: {
    titles: ['Der Familienkuchen', 'Elf Regeln und ein Ofen', 'Das Rezept bekommt keiner'],
    introduction:
      'REGELN FÜR ALLE, DIE BEIM KUCHEN HELFEN\n\nHände waschen. Nicht naschen. Zwischen den Eiern und den Kerzen verlässt niemand die Küche, denn letztes Jahr ging jemand mit dem Rezept. {owner} hat abgeschlossen und ist [auf der Suche nach Kerzen|bei den Gästen], nur hat er vergessen, dass du lesen kannst. Von dem, was die Tür öffnet, kennt jeder in der Verwandtschaft ein Stück und hält es für das wichtigste.',
    about: 'Letzte Regel, in Zuckerguss: „{about}“, und kein Wort zu den Gästen.',
    greetings: [
      'An alle Verwandten, die schweigen können, also an keinen:',
      'Im Kochbuch, zwischen Seite 40 und einem Pfannkuchen:',
      'Von meiner Küche an eure:',
    ],
    reasons: [
      '{owner} meint, ich hätte es vergessen. Ich vergesse nichts, und das schon gar nicht.',
      'Mit Butterfleck, Verzeihung.',
      'Die andere Hälfte hat meine Schwester, falls sie sie nicht verliehen hat.',
    ],
    looks: [
      'An {thing:d} klebt Zuckerguss, in Höhe eines Vierjährigen.',
      'Großmutter hat es dem vermacht, der den besten Biskuit backt. Es steht noch hier, die Frage ist also offen.',
      'Du betrachtest {thing:a} mit gewaschenen Händen, wie es die Regeln verlangen.',
    ],
    beats: [
      'Im Garten wird gestimmt: Jemand summt ein „Ah“, und der Hund nimmt die Oberstimme.',
      'Am Fenster wird ein Stuhl vorbeigetragen, mit einer Tante darauf.',
      'Draußen ist es still geworden. So klingt eine Familie, die hinter einem Baum steht und kichert.',
    ],
    door: 'WER KOCHT, DER BLEIBT, heißt es in der Familie, und gemeint ist diese.',
    ending:
      'Im Garten fängt jemand zu singen an, zu hoch, und alle anderen folgen. {owner} zündet die letzte Kerze an und sieht dich.\n\n„Schon draußen?“ Er schneidet das erste Stück ab, betrachtet es und gibt es [dir|dir, mit beiden Kirschen].',
    aboutEnding: 'Auf der Torte steht „{about}“. Genascht hat doch jemand.',
  },
};
