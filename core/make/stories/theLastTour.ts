import type { Story } from './model.ts';

export const theLastTour: Story = {
  id: 'the-last-tour',
  theme: 'tomb',
  form: 'voice',
  owner: { en: 'Inspector', de: 'Inspektor', gender: 'm' },
  people: [
    { en: 'guide', de: 'Führerin', gender: 'f' },
    { en: 'ticket seller', de: 'Kartenverkäufer', gender: 'm' },
    { en: 'guard', de: 'Wächter', gender: 'm' },
    { en: 'postcard painter', de: 'Postkartenmalerin', gender: 'f' },
    { en: 'tea seller', de: 'Teeverkäufer', gender: 'm' },
  ],
  keywords: ['museum', 'tourist', 'museum', 'führung'],
  en: {
    titles: ['The Tour Is Over', 'Please Do Not Lean on the Gods', 'Closed from Four to Four'],
    introduction:
      '“And here, ladies and gentlemen, the tour ends. Mind your heads. Yes, {owner} does lock up behind us; he counts the group, he has never been wrong, and today we were fourteen. Fourteen, as ever. What is it? No, that is the echo, it often knocks.” The voice goes up the stairs and out into the sun. You were the fifteenth. You had only stopped to tie a shoe.',
    about: '“The exhibition is called ‘{about}’,” says the voice, from very far away.',
    greetings: [
      'For the night watch, if there is a night watch:',
      'Found in the box for lost property, and lost again:',
      'To the colleague who does the afternoon tour:',
    ],
    reasons: [
      'We are not supposed to know this. One hears things behind a pillar.',
      'The visitors hear something else. It is shorter.',
      'Written in the shade of a god with the head of a bird.',
    ],
    looks: [
      '“Please do not lean on {thing}”, in five languages. In the sixth somebody has leaned.',
      'It is on the postcard, only there it is bluer.',
      '{one} tells every group that {thing} is cursed. It saves on railings.',
    ],
    beats: [
      'Overhead the next group is being counted. It comes out right, of course.',
      'The echo of a voice: “… and here nobody ever got out again, ha ha.” The group laughs. Then it goes on.',
      'Very far away a shutter comes down, and the tea seller begins to sing. It must be closing time.',
    ],
    door: 'NO EXIT, it says on it, in five languages and in pictures of birds.',
    ending:
      '{owner} stands in the sun with a list and counts: “Fourteen … fifteen.” He counts again. Then he takes a pencil and corrects it, for the first time in [thirty|twenty] years.\n\n“Ticket?” he asks. You had one, at noon.',
    aboutEnding: 'You get a postcard to make up for it: “{about}”, with camel.',
  },
  de: {
    titles: ['Die Führung ist zu Ende', 'Bitte nicht an die Götter lehnen', 'Von vier bis vier geschlossen'],
    introduction:
      '„Und hier, meine Damen und Herren, endet die Führung. Vorsicht mit den Köpfen. Ja, {owner} schließt hinter uns ab; er zählt die Gruppe, er hat sich noch nie geirrt, und heute waren wir vierzehn. Vierzehn, wie immer. Wie bitte? Nein, das ist das Echo, das klopft öfter.“ Die Stimme entfernt sich treppauf in die Sonne. Du warst Nummer fünfzehn. Du hattest nur einen Schuh gebunden.',
    about: '„Die Ausstellung heißt ‚{about}‘“, sagt die Stimme aus großer Ferne.',
    greetings: [
      'Für die Nachtwache, falls es eine gibt:',
      'Aus der Kiste mit den Fundsachen, dort wieder verloren:',
      'An den Kollegen, der die Nachmittagsführung macht:',
    ],
    reasons: [
      'Wissen sollen wir das nicht. Hinter einer Säule hört man manches.',
      'Den Besuchern erzählt man etwas anderes. Es ist kürzer.',
      'Geschrieben im Schatten eines Gottes mit Vogelkopf.',
    ],
    looks: [
      '„Bitte nicht anlehnen“, steht an {thing:d}, in fünf Sprachen. In der sechsten hat sich jemand angelehnt.',
      'Auf der Postkarte ist es auch, nur blauer.',
      '{one} erzählt jeder Gruppe, {thing} sei verflucht. Das spart ein Geländer.',
    ],
    beats: [
      'Über dir wird die nächste Gruppe gezählt. Natürlich geht es auf.',
      'Das Echo einer Stimme: „… und von hier kam nie jemand wieder heraus, haha.“ Die Gruppe lacht. Dann geht sie weiter.',
      'Sehr weit weg rasselt ein Rollladen, und der Teeverkäufer fängt an zu singen. Es muss Feierabend sein.',
    ],
    door: 'KEIN AUSGANG, steht darauf, in fünf Sprachen und in Vögeln.',
    ending:
      '{owner} steht mit einer Liste in der Sonne und zählt: „Vierzehn … fünfzehn.“ Er zählt noch einmal. Dann nimmt er den Bleistift und verbessert, zum ersten Mal seit [dreißig|zwanzig] Jahren.\n\n„Die Eintrittskarte?“, fragt er. Mittags hattest du noch eine.',
    aboutEnding: 'Zum Trost gibt es eine Postkarte: „{about}“, mit Kamel.',
  },
};
