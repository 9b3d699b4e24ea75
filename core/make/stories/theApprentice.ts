import type { Story } from './model.ts';

export const theApprentice: Story = {
  id: 'the-apprentice',
  theme: 'wizard',
  form: 'rules',
  owner: { en: 'Master', de: 'Meister', gender: 'm' },
  people: [
    { en: 'cook', de: 'Köchin', gender: 'f' },
    { en: 'former apprentice', de: 'früherer Lehrling', gender: 'm' },
    { en: 'librarian', de: 'Bibliothekarin', gender: 'f' },
    { en: 'weather witch', de: 'Wetterhexe', gender: 'f' },
    { en: 'bell ringer', de: 'Glöckner', gender: 'm' },
  ],
  keywords: ['apprentice', 'magic', 'spell', 'lehrling', 'magie', 'zauber'],
  en: {
    titles: ['Rules for Apprentices', 'While the Master Is a Newt', 'The Door That Keeps Its Word'],
    introduction:
      'RULES FOR APPRENTICES\n\n1. Nobody touches the large book.\n\n2. Whoever has touched it stays where they are until it is put right.\n\n3. {owner} is [a newt|a teapot] at present, because of rule 1, and cannot help you. The door obeys the rules, since it is the only one here that has read them to the end.',
    about: '4. The spell in question is called “{about}”. It is not to be sung.',
    greetings: [
      'To whoever sweeps here after me:',
      'Written with the ordinary pen, so that it stays:',
      'Found under the cauldron, put back under the cauldron:',
    ],
    reasons: [
      'Spells forget. Paper does not, unless it is eaten.',
      'I learned it the hard way, and had feathers for a week.',
      '{owner} knows it too, but it is no use asking him today.',
    ],
    looks: [
      'RULE 4, says a slip on {thing}: “Ask before you turn it into anything.”',
      'A former apprentice has drawn {owner} on it, with ears, and the ears wiggle.',
      'Sweeping round {thing} is part of the first year. Understanding it comes in the ninth.',
    ],
    beats: [
      'The large book turns a page by itself, sees you, and turns it back.',
      'On the stairs somebody very small coughs. It sounds like {owner} in a teapot, or like a newt with a pipe.',
      'All the candles go up a hand’s breadth, as they do when a rule has nearly been kept.',
    ],
    door: 'It has a face, if one waits long enough. Nobody has.',
    ending:
      'The door clears its throat and lets you by. On the stairs sits [a newt|a teapot] in a very small hat, and nods.\n\n“Rule 5,” it says. “Always leave the book open at a better page.” It is already [growing a beard|growing hands].',
    aboutEnding: 'You have learned “{about}” now. It was the part about patience.',
  },
  de: {
    titles: ['Regeln für Lehrlinge', 'Der Meister ist gerade ein Molch', 'Die Tür hält Wort'],
    introduction:
      'REGELN FÜR LEHRLINGE\n\n1. Das große Buch fasst niemand an.\n\n2. Wer es angefasst hat, bleibt, wo er ist, bis alles wieder gut ist.\n\n3. {owner} ist wegen Regel 1 gerade [ein Molch|eine Teekanne] und kann dir nicht helfen. Die Tür hält sich an die Regeln, denn sie hat sie als Einzige zu Ende gelesen.',
    about: '4. Der fragliche Zauber heißt „{about}“. Er wird nicht gesungen.',
    greetings: [
      'An alle, die nach mir hier fegen:',
      'Mit der gewöhnlichen Feder geschrieben, damit es bleibt:',
      'Unter dem Kessel gefunden, unter den Kessel zurückgelegt:',
    ],
    reasons: [
      'Zauber vergessen. Papier nicht, außer es wird gefressen.',
      'Ich habe es auf die harte Art gelernt und hatte eine Woche lang Federn.',
      '{owner} weiß es auch, aber heute hat das Fragen keinen Sinn.',
    ],
    looks: [
      'REGEL 4, sagt ein Zettel an {thing:d}: „Vor dem Verwandeln fragen.“',
      'Ein früherer Lehrling hat {owner} daraufgezeichnet, mit Ohren, und die Ohren wackeln.',
      'Um {thing:a} herumzufegen gehört ins erste Lehrjahr. Verstehen kommt im neunten.',
    ],
    beats: [
      'Das große Buch blättert eine Seite um, bemerkt dich und blättert zurück.',
      'Auf der Treppe hüstelt jemand sehr Kleines. Es klingt nach {owner}, nur von innen.',
      'Alle Kerzen steigen eine Handbreit, wie immer, wenn eine Regel beinahe eingehalten wurde.',
    ],
    door: 'Wer lange genug wartet, sieht ihr Gesicht. Bisher hat keiner gewartet.',
    ending:
      'Die Tür räuspert sich und lässt dich durch. Auf der Treppe sitzt [ein Molch|eine Teekanne] mit sehr kleinem Hut und nickt.\n\n„Regel 5“, heißt es von dort. „Lass das Buch immer auf einer besseren Seite offen.“ Die [ersten Barthaare|ersten Finger] wachsen schon.',
    aboutEnding: '„{about}“ kannst du jetzt. Es war der Teil mit der Geduld.',
  },
};
