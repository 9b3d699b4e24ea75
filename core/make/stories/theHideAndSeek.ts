import type { Story } from './model.ts';

export const theHideAndSeek: Story = {
  id: 'the-hide-and-seek',
  theme: 'attic',
  form: 'voice',
  owner: { en: 'Aunt', de: 'Tante', gender: 'f' },
  people: [
    { en: 'cousin', de: 'Cousine', gender: 'f' },
    { en: 'big brother', de: 'großer Bruder', gender: 'm' },
    { en: 'girl from next door', de: 'Mädchen von nebenan', gender: 'f' },
    { en: 'babysitter', de: 'Babysitterin', gender: 'f' },
    { en: 'grandfather', de: 'Großvater', gender: 'm' },
  ],
  keywords: ['hide', 'seek', 'game', 'versteck', 'spiel'],
  en: {
    titles: ['Ninety-Eight, Ninety-Nine', 'Ready or Not', 'The Best Hiding Place'],
    introduction:
      '“… ninety-eight, ninety-nine, a hundred, I am coming!” That was {owner}, [a good while ago|before lunch]. You have the best hiding place in the house: nobody has come near it. The trouble is that the door has locked, and it is no fun to win if nobody notices. They are calling for you now, further and further away. Everybody who ever hid up here left a message for the next, it is a tradition, and no grown-up has ever found one.',
    about: 'Whoever is found last, says the rule, has to do “{about}”.',
    greetings: [
      'For whoever hides here next:',
      'Please do not read aloud, they have ears:',
      'Written by feel, behind the trunk:',
    ],
    reasons: [
      'I sat here for three hours and had time to think.',
      'They found me because I sneezed. Do not sneeze.',
      'Keep the place warm for the next one.',
    ],
    looks: [
      'Behind {thing} you would have been found at once. Amateurs.',
      'A former champion has scratched a tick on {thing} for each time: seven. You find room for one more.',
      'If one crouches beside {thing}, one is a pile of washing. It has been tried, and it held for a whole afternoon.',
    ],
    beats: [
      '“I can see you!” calls {owner}, two floors down, to a curtain.',
      'They have found {one}, in the laundry. {one} says that you are in the cellar. Good old {one}.',
      '“All right, we give up!” comes from the garden. You know that trick. You invented it.',
    ],
    door: 'Through the keyhole you see a carpet, and somebody’s slippers walking away.',
    ending:
      '“Home!” you call, and slap the banister. In the hall they turn round, all of them, and {owner} puts a hand to her heart.\n\n“Where WERE you?” You do not tell. [It is still the best place in the house|Next time it is her turn to hide].',
    aboutEnding: 'For a prize you are spared “{about}”; it is the others’ turn.',
  },
  de: {
    titles: ['Achtundneunzig, neunundneunzig', 'Ich komme', 'Das beste Versteck'],
    introduction:
      '„… achtundneunzig, neunundneunzig, hundert, ich komme!“ Das war {owner}, [schon eine ganze Weile her|vor dem Mittagessen]. Du hast das beste Versteck im Haus: Nicht einmal in die Nähe ist jemand gekommen. Nur ist die Tür jetzt zu, und Gewinnen macht keinen Spaß, wenn es keiner merkt. Sie rufen nach dir, von immer weiter weg. Wer sich hier oben je versteckt hat, ließ dem Nächsten eine Nachricht da, so ist es Brauch, und gefunden hat noch kein Erwachsener eine.',
    about: 'Wer als Letzter gefunden wird, so die Regel, ist mit „{about}“ dran.',
    greetings: [
      'An alle, die sich nach mir hier verstecken:',
      'Bitte nicht laut lesen, die haben Ohren:',
      'Im Dunkeln geschrieben, hinter dem Koffer:',
    ],
    reasons: [
      'Drei Stunden saß ich hier und hatte Zeit zum Nachdenken.',
      'Mich haben sie gefunden, weil ich niesen musste. Nicht niesen.',
      'Halt den Platz warm für den Nächsten.',
    ],
    looks: [
      'Hinter {thing:d} hätten sie dich sofort gefunden. Anfänger.',
      'Wer hier früher gewann, hat jedes Mal einen Strich in {thing:a} geritzt, sieben. Für einen ist noch Platz.',
      'Kauert man sich neben {thing:a}, ist man ein Haufen Wäsche. Das wurde erprobt und hielt einen Nachmittag.',
    ],
    beats: [
      '„Ich sehe dich!“, ruft {owner} zwei Stockwerke tiefer einem Vorhang zu.',
      'In der Wäsche haben sie {one} gefunden. Du bist im Keller, sagt {one}. Auf {one} ist Verlass.',
      '„Na gut, wir geben auf!“, kommt es aus dem Garten. Den Trick kennst du. Du hast ihn erfunden.',
    ],
    door: 'Durchs Schlüsselloch sieht man einen Teppich und Pantoffeln, die weggehen.',
    ending:
      '„Frei!“, rufst du und schlägst auf das Geländer. Unten im Flur drehen sich alle um, und {owner} fasst sich ans Herz.\n\n„Wo WARST du?“ Das verrätst du nicht. [Es ist noch immer das beste Versteck|Beim nächsten Mal versteckt sie sich].',
    aboutEnding: 'Als Preis bleibt dir „{about}“ erspart; dran sind die anderen.',
  },
};
