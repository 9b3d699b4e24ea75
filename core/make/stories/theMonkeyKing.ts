import type { Story } from './model.ts';

export const theMonkeyKing: Story = {
  id: 'the-monkey-king',
  theme: 'jungle',
  form: 'narrator',
  owner: { en: 'Explorer', de: 'Forscherin', gender: 'f' },
  people: [
    { en: 'photographer', de: 'Fotograf', gender: 'm' },
    { en: 'interpreter', de: 'Dolmetscherin', gender: 'f' },
    { en: 'pilot', de: 'Pilot', gender: 'm' },
    { en: 'radio operator', de: 'Funkerin', gender: 'f' },
    { en: 'apprentice explorer', de: 'Forscherlehrling', gender: 'm' },
  ],
  keywords: ['monkey', 'animal', 'affe', 'tier', 'banana', 'banane'],
  en: {
    titles: ['The Monkey Has the Key', 'Bananas for the Gatekeeper', 'A King with a Tail'],
    introduction:
      'You followed a monkey, because it had {owner}’s [glasses|camera]. It ran into the temple, up the king’s statue, pulled its ear, and the wall closed. The monkey then left by a hole of its own size. Through the hole you can hear the expedition calling; they are [an hour|a river] away, and it will soon be dark. Those who camped in here last month knew how to get out, and, being scientists, they wrote it down before they forgot.',
    about: 'On the statue’s base is carved “{about}”, or something that sounds like it.',
    greetings: [
      'Camp rules, last page, the part that nobody reads:',
      'Radio message that did not go through:',
      'Hidden from the monkeys, at a height for dwarves:',
    ],
    reasons: [
      'The monkey has watched me write this, and is laughing.',
      'I have one pencil left and no one to talk to.',
      'Whoever finds it owes me a banana.',
    ],
    looks: [
      'The monkey has one of these as well, a better one.',
      '{owner} photographed {thing} from all sides, before the camera went up a tree.',
      'Somebody has put a very small hat on {thing}. You know who.',
    ],
    beats: [
      'The monkey looks in by its hole, sees what you have opened, and goes to tell somebody.',
      'Two monkeys at the hole now. One of them is explaining you to the other.',
      'They are all at the hole, in order of size, and passing a banana along. It seems to be going in your favour.',
    ],
    door: 'The king is said to have used it once, in a hurry.',
    ending:
      'Outside it is evening, and loud, and green. {owner} has built a fire large enough to be seen from the moon. “There you are! Did you see my [glasses|camera]?”\n\nOn the wall behind her sits the monkey, wearing a crown of [leaves|toothbrushes], and takes your picture.',
    aboutEnding: '“{about}”, {owner} translates, means: do not follow.',
  },
  de: {
    titles: ['Der Affe hat den Schlüssel', 'Bananen für den Torwächter', 'Ein König mit Schwanz'],
    introduction:
      'Du bist einem Affen nachgelaufen, denn er hatte von der Expedition [die Brille|die Kamera]. Er rannte in den Tempel, kletterte auf die Statue des Königs, zog sie am Ohr, und die Wand ging zu. Dann verschwand er durch ein Loch in seiner Größe. Durch das Loch hörst du {owner} rufen; zum Lager ist es [eine Stunde|ein Fluss], und bald wird es dunkel. Wer letzten Monat hier drinnen zeltete, wusste, wie man hinauskommt, und hat es, wie Forscher sind, vor dem Vergessen aufgeschrieben.',
    about: 'In den Sockel ist „{about}“ gemeißelt oder etwas, das so klingt.',
    greetings: [
      'Lagerordnung, letzte Seite, die keiner liest:',
      'Funkspruch, der nicht durchkam:',
      'Vor den Affen versteckt, in Höhe für Zwerge:',
    ],
    reasons: [
      'Der Affe hat mir beim Schreiben zugesehen und lacht.',
      'Ich habe noch einen Bleistift und niemanden zum Reden.',
      'Wer das findet, schuldet mir eine Banane.',
    ],
    looks: [
      'So etwas hat der Affe auch, nur schöner.',
      '{owner} hat {thing:a} von allen Seiten fotografiert, bevor die Kamera auf einen Baum ging.',
      'Jemand hat {thing:d} ein sehr kleines Hütchen aufgesetzt. Du weißt, wer.',
    ],
    beats: [
      'Der Affe sieht durch sein Loch herein, bemerkt, was du geöffnet hast, und geht, um es jemandem zu erzählen.',
      'Am Loch sitzen jetzt zwei Affen. Der eine erklärt dem anderen, was du bist.',
      'Alle sind am Loch, der Größe nach, und reichen eine Banane weiter. Es läuft wohl zu deinen Gunsten.',
    ],
    door: 'Der König soll sie einmal benutzt haben, in Eile.',
    ending:
      'Draußen ist es Abend, laut und grün. {owner} hat ein Feuer gemacht, das man vom Mond aus sieht. „Da bist du ja! Hast du unterwegs [eine Brille|eine Kamera] gesehen?“\n\nAuf der Mauer hinter ihr sitzt der Affe mit einer Krone aus [Blättern|Zahnbürsten] und sieht sehr zufrieden aus.',
    aboutEnding: '„{about}“, übersetzt {owner}, heißt: nicht nachlaufen.',
  },
};
