import type { Story } from './model.ts';

export const theHeirOfSand: Story = {
  id: 'the-heir-of-sand',
  theme: 'tomb',
  form: 'notice',
  owner: { en: 'Doctor', de: 'Doktor', gender: 'm' },
  people: [
    { en: 'scribe', de: 'Schreiberin', gender: 'f' },
    { en: 'priest', de: 'Priester', gender: 'm' },
    { en: 'gardener of the dead', de: 'Totengärtner', gender: 'm' },
    { en: 'cat keeper', de: 'Katzenhüterin', gender: 'f' },
    { en: 'mason', de: 'Steinmetz', gender: 'm' },
  ],
  keywords: ['curse', 'king', 'queen', 'fluch', 'könig', 'königin', 'mummy', 'mumie'],
  en: {
    titles: ['House Rules of the Dead', 'Quiet Hours: Forever', 'The Curse Is in the Small Print'],
    introduction:
      'TO ALL WHO ENTER, in order of arrival.\n\nThe owner is asleep. Shoes off. Nothing is to be carried away, not even by way of research; {owner} tried, and left without his [moustache|hat]. The entrance closes by itself after the first sneeze, as you have noticed. The servants were allowed to go home, once, by a way which they told one another in writing. It has not been used since, but it has been dusted.',
    about: 'The feast to which you were not invited is called “{about}”.',
    greetings: [
      'Copied from the wall, with the birds left out:',
      'From one servant to the next, and no further:',
      'Not a prayer, though it is folded like one:',
    ],
    reasons: [
      'I carved it small, since he cannot see well with the mask on.',
      'Four of us knew. Three have gone home.',
      'They paid me in onions, and I remember everything.',
    ],
    looks: [
      'A notice: “The owner’s. He counts in his sleep.”',
      'A saucer of milk stands before {thing}. It is fresh. You decide not to think about it.',
      'It has been dusted on the side that faces the sleeper, and only there.',
    ],
    beats: [
      'Something soft goes past your ankles in the dark. It purrs, so it is not the owner.',
      'The inscription by the door has one line more than before: “Getting on, is it?”',
      'From the inner chamber comes a sigh, linen on linen, as of somebody turning over to the wall.',
    ],
    door: 'It has seen you coming for some time, says the inscription.',
    ending:
      'Outside the stars are out, a great many of them, and none is locked. Something soft winds round your legs and walks beside you as far as the road.\n\nIn the sand behind you there are two rows of footprints, and one of them has [four small|very small] toes.',
    aboutEnding: 'Far behind you they are beginning: “{about}”, with harps.',
  },
  de: {
    titles: ['Hausordnung der Toten', 'Ruhezeit: immer', 'Der Fluch steht im Kleingedruckten'],
    introduction:
      'AN ALLE, DIE EINTRETEN, in der Reihenfolge ihres Kommens.\n\nDer Hausherr schläft. Schuhe aus. Mitgenommen wird nichts, auch nicht zu Forschungszwecken; {owner} hat es versucht und ging ohne [Schnurrbart|Hut]. Beim ersten Niesen schließt sich der Eingang von selbst, wie bemerkt. Die Diener durften einmal nach Hause, auf einem Weg, den sie einander schriftlich mitteilten. Benutzt wurde er seitdem nicht, aber abgestaubt.',
    about: 'Das Fest, zu dem du nicht geladen bist, heißt „{about}“.',
    greetings: [
      'Von der Wand abgeschrieben, die Vögel weggelassen:',
      'Von Diener zu Diener und nicht weiter:',
      'Kein Gebet, nur so gefaltet:',
    ],
    reasons: [
      'Ich habe klein gemeißelt, mit Maske sieht er schlecht.',
      'Zu viert wussten wir es. Drei sind nach Hause gegangen.',
      'Bezahlt wurde ich in Zwiebeln, und ich weiß noch alles.',
    ],
    looks: [
      'Ein Hinweis: „Gehört dem Eigentümer. Er zählt im Schlaf.“',
      'Vor {thing:d} steht ein Schälchen Milch. Es ist frisch. Du denkst lieber nicht darüber nach.',
      'Abgestaubt ist {thing} nur auf der Seite, die der Schläfer sehen könnte.',
    ],
    beats: [
      'Etwas Weiches streift im Dunkeln an deinen Knöcheln vorbei. Es schnurrt, also ist es nicht der Eigentümer.',
      'Die Inschrift am Eingang hat eine Zeile mehr als vorhin: „Na, geht es voran?“',
      'Aus der inneren Kammer kommt ein Seufzer, Leinen auf Leinen, als drehte sich jemand zur Wand.',
    ],
    door: 'Sie hat dich schon länger kommen sehen, sagt die Inschrift.',
    ending:
      'Draußen sind Sterne, sehr viele, und abgeschlossen ist keiner. Etwas Weiches streicht dir um die Beine und begleitet dich bis zur Straße.\n\nHinter dir im Sand sind zwei Reihen Spuren, und die eine hat [vier kleine|sehr kleine] Zehen.',
    aboutEnding: 'Weit hinter dir fängt es an: „{about}“, mit Harfen.',
  },
};
