import type { Story } from './model.ts';

export const theMutiny: Story = {
  id: 'the-mutiny',
  theme: 'sea',
  form: 'notice',
  owner: { en: 'Captain', de: 'Käpt’n', gender: 'm' },
  people: [
    { en: 'mate', de: 'Steuermann', gender: 'm' },
    { en: 'sailmaker', de: 'Segelmacherin', gender: 'f' },
    { en: 'lookout', de: 'Ausguck', gender: 'm' },
    { en: 'carpenter', de: 'Zimmermann', gender: 'm' },
    { en: 'fiddler', de: 'Geigerin', gender: 'f' },
  ],
  keywords: ['mutiny', 'storm', 'meuterei', 'sturm'],
  en: {
    titles: ['Mutiny, Until Supper', 'The Polite Mutiny', 'Demands of the Crew'],
    introduction:
      'DEMANDS OF THE CREW\n\n1. Less turnip. 2. {owner} stays in his cabin until he has apologized to the cook. 3. No violence, it upsets the goat. We are sorry that you are in there instead of him; he had just stepped out when we locked it, and nobody likes to begin again. The mutiny ends at supper. If you are out before that, the crew will [give in|consider it a sign]. Signed with a cross by {one}, {two} and all the others.',
    about: 'The demand that was crossed out reads “{about}”.',
    greetings: [
      'To the committee, by pigeon, by hand:',
      'Minutes of the secret meeting behind the barrels:',
      'From the crow’s nest, thrown down with a stone:',
    ],
    reasons: [
      'I am for the mutiny, but not on an empty stomach.',
      'We voted on it, and the goat abstained.',
      'Keep it dry. It is my only piece of paper.',
    ],
    looks: [
      'A crossed-out demand is pinned to {thing}: “The Captain’s, for everybody, by turns.”',
      'The goat has tried {thing}. The goat has abstained.',
      '{two} patched it with sailcloth, and signed the patch, from pride.',
    ],
    beats: [
      'Through the deck you hear a vote. It is about soup, and it is close.',
      'On deck a goat bleats. You seem to have lost her support.',
      'Above your head somebody reads out demand number nine, “and no more poems”. Cheering.',
    ],
    door: 'Somebody outside is leaning on it, and snoring.',
    ending:
      'On deck everybody stands in a circle, with {owner} in the middle, stirring a pot. “Onions,” he says, “and I am sorry.” The cook tastes it and [nods|wipes an eye].\n\nThat was the mutiny. Somebody hands you a spoon, and the goat makes room.',
    aboutEnding: 'From the mast a bedsheet unrolls: “{about}”. So it was granted after all.',
  },
  de: {
    titles: ['Meuterei bis zum Abendbrot', 'Die höfliche Meuterei', 'Forderungen der Mannschaft'],
    introduction:
      'FORDERUNGEN DER MANNSCHAFT\n\n1. Weniger Steckrüben. 2. {owner} bleibt in der Kajüte, bis er sich beim Koch entschuldigt hat. 3. Keine Gewalt, das regt die Ziege auf. Dass nun du da drinnen bist, tut uns leid; er war gerade hinausgegangen, als wir abschlossen, und noch einmal anfangen möchte keiner. Beim Abendbrot ist die Meuterei zu Ende. Bist du vorher draußen, [geben wir nach|gilt das als Zeichen]. Mit einem Kreuz gezeichnet von {one}, {two} und allen anderen.',
    about: 'Die durchgestrichene Forderung lautet „{about}“.',
    greetings: [
      'An das Komitee, statt mit der Taube von Hand:',
      'Protokoll der geheimen Sitzung hinter den Fässern:',
      'Aus dem Krähennest, mit einem Stein hinuntergeworfen:',
    ],
    reasons: [
      'Ich bin für die Meuterei, nur nicht mit leerem Magen.',
      'Wir haben abgestimmt, die Ziege hat sich enthalten.',
      'Bitte trocken lagern. Es ist mein einziges Papier.',
    ],
    looks: [
      'Eine durchgestrichene Forderung steckt an {thing:d}: „Was dem Käpt’n gehört, für alle, reihum.“',
      'Die Ziege hat {thing:a} gekostet. Die Ziege enthält sich.',
      'Geflickt hat das {two}, mit Segeltuch, und den Flicken aus Stolz signiert.',
    ],
    beats: [
      'Durch die Decke hörst du eine Abstimmung. Es geht um Suppe, und es wird knapp.',
      'An Deck meckert eine Ziege. Ihr Vertrauen hast du offenbar verloren.',
      'Über dir verliest jemand Forderung neun: „und keine Gedichte mehr“. Jubel.',
    ],
    door: 'Draußen lehnt jemand daran und schnarcht.',
    ending:
      'An Deck stehen alle im Kreis, in der Mitte {owner}, der in einem Topf rührt. „Zwiebeln“, sagt er, „und es tut mir leid.“ Der Koch kostet und [nickt|wischt sich ein Auge].\n\nDas war die Meuterei. Jemand reicht dir einen Löffel, und die Ziege rückt zur Seite.',
    aboutEnding: 'Am Mast entrollt sich ein Bettlaken: „{about}“. Also wurde auch das bewilligt.',
  },
};
