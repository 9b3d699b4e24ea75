import type { Story } from './model.ts';

export const theConfession: Story = {
  id: 'the-confession',
  theme: 'detective',
  form: 'narrator',
  owner: { en: 'Detective', de: 'Detektiv', gender: 'm' },
  people: [
    { en: 'neighbour', de: 'Nachbar', gender: 'm' },
    { en: 'jeweller', de: 'Juwelierin', gender: 'f' },
    { en: 'taxi driver', de: 'Taxifahrer', gender: 'm' },
    { en: 'cleaner', de: 'Putzfrau', gender: 'f' },
    { en: 'tenor', de: 'Tenor', gender: 'm' },
  ],
  keywords: ['theft', 'jewel', 'burglary', 'raub', 'juwelen', 'einbruch'],
  en: {
    titles: ['A Small Confession', '{owner} Is Never In', 'The Umbrella Affair'],
    introduction:
      'You came to confess. It is only about an umbrella, years ago, but it has been raining on your conscience since. {owner} was not in; his chair was still turning. You sat down, the door fell shut, and now it looks very much as if you had broken in. On the desk are the papers of [eleven|nine] people who came here with something on their minds, and none of them seems to have used the door. When the night porter makes his round, you would rather be a client than a suspect.',
    about: 'The case that lies on top has the title “{about}”.',
    greetings: [
      'Dear Detective, you do not know me, and I should like it to stay so:',
      'Confidential. The fish is paid for.',
      'Slipped under the door and swept under the cupboard:',
    ],
    reasons: [
      'I feel better already, and have told you nothing.',
      'I did not do it, but I should have liked to.',
      'If you need me, I am at the corner, behind a newspaper.',
    ],
    looks: [
      'You would confess to {thing}, but it looks as if it would pass it on.',
      'Someone who came here with a bad conscience held on to {thing} for a long time; there are thumbs in the dust.',
      '{owner}’s chair turns when you look at {thing}. Perhaps it was the draught.',
    ],
    beats: [
      'The lift moves, stops a floor too low, and thinks better of it.',
      'It has begun to rain, as it did that night. Somewhere in this room an umbrella opens by a hand, on its own.',
      'The night porter is on the stairs. He tries each door, and says its name to it.',
    ],
    door: 'From outside it says DETECTIVE; from inside it only says so backwards.',
    ending:
      'On the landing stands {owner}, shaking out an umbrella: yours, from years ago, or the other man’s. “I have been following it for a long time,” he says. “It led me [everywhere|to the lost property office] and now to you.”\n\nYou confess. He writes it down, and gives it back to you to keep.',
    aboutEnding: '“Now I have time for ‘{about}’,” he says, and goes in to his chair.',
  },
  de: {
    titles: ['Ein kleines Geständnis', '{owner} ist nie da', 'Die Sache mit dem Schirm'],
    introduction:
      'Du wolltest gestehen. Es geht nur um einen Schirm, vor Jahren, doch seitdem regnet es dir aufs Gewissen. {owner} war nicht da; sein Stuhl drehte sich noch. Du hast dich gesetzt, die Tür fiel zu, und jetzt sieht es sehr nach Einbruch aus. Auf dem Tisch liegen die Papiere von [elf|neun] Leuten, die etwas auf dem Herzen hatten, und die Tür scheint keiner von ihnen benutzt zu haben. Wenn der Nachtportier seine Runde macht, wärst du lieber Kundschaft als verdächtig.',
    about: 'Der Fall, der zuoberst liegt, heißt „{about}“.',
    greetings: [
      'Sehr geehrter Herr Detektiv, Sie kennen mich nicht, und dabei soll es bleiben:',
      'Vertraulich. Der Fisch ist bezahlt.',
      'Unter der Tür durchgeschoben und unter den Schrank gekehrt:',
    ],
    reasons: [
      'Mir ist schon leichter, dabei habe ich gar nichts gesagt.',
      'Ich war es nicht, hätte aber gern.',
      'Wenn Sie mich brauchen: an der Ecke, hinter einer Zeitung.',
    ],
    looks: [
      'Du würdest {thing:d} alles gestehen, aber so etwas spricht sich in Büros herum.',
      'Jemand mit schlechtem Gewissen hielt sich hier lange fest, an {thing:d}; im Staub sind Daumen.',
      'Beim Blick auf {thing:a} dreht sich der Stuhl von {owner} ein Stück. Vielleicht war es der Luftzug.',
    ],
    beats: [
      'Der Aufzug fährt an, hält ein Stockwerk zu tief und überlegt es sich anders.',
      'Es regnet, wie damals in der Nacht. Irgendwo im Zimmer geht ein Schirm auf, eine Handbreit, von allein.',
      'Der Nachtportier ist auf der Treppe. Er rüttelt an jeder Tür und nennt sie beim Namen.',
    ],
    door: 'Von außen steht DETEKTIV darauf; von innen auch, nur verkehrt herum.',
    ending:
      'Auf dem Treppenabsatz schüttelt {owner} einen Schirm aus: deinen von damals oder den des anderen. „Ich bin ihm lange gefolgt“, sagt er. „Er führte mich [überallhin|ins Fundbüro] und nun zu dir.“\n\nDu gestehst. Er schreibt es auf und gibt es dir zum Aufheben.',
    aboutEnding: '„Jetzt habe ich Zeit für ‚{about}‘“, sagt er und geht zu seinem Stuhl.',
  },
};
