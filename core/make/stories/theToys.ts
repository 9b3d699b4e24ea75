import type { Story } from './model.ts';

export const theToys: Story = {
  id: 'the-toys',
  theme: 'attic',
  form: 'rules',
  owner: { en: 'Uncle', de: 'Onkel', gender: 'm' },
  people: [
    { en: 'teddy bear', de: 'Teddybär', gender: 'm' },
    { en: 'tin soldier', de: 'Zinnsoldat', gender: 'm' },
    { en: 'doll', de: 'Puppe', gender: 'f' },
    { en: 'rocking horse', de: 'Schaukelpferd', gender: 'n' },
    { en: 'jack-in-the-box', de: 'Springteufel', gender: 'm' },
  ],
  keywords: ['toys', 'children', 'spielzeug', 'kinder', 'birthday', 'geburtstag'],
  en: {
    titles: ['Rules of the Toys', 'After Dark We Are Awake', 'One of Us Stays'],
    introduction:
      'We, the toys, have decided: one child must stay until somebody has played with us again. That is not kidnapping, that is [waiting|fair]. {owner} used to come up every Sunday and then grew a beard. The door obeys us; we have sat in front of it long enough. Each of us has written down one secret, and our writing is not good, we have paws. Whoever finds everything has played, and may go. On behalf of all of us, {one}.',
    about: 'The game was always called “{about}”. Nobody remembers who won.',
    greetings: [
      'Written with the left paw:',
      'From the bottom of the toy box, in wax crayon:',
      'To the child, but not the one with the scissors:',
    ],
    reasons: [
      'I lost an eye over this and do not regret it.',
      'We all promised not to tell, so I only write.',
      'In the dark I know it even better.',
    ],
    looks: [
      '{thing} is furniture in the dolls’ court of law. It is usually the judge.',
      'You pick it up, play with it for a moment, and put it down. Somewhere behind you somebody is pleased.',
      'A sign in wax crayon: “Do not be grown up here.”',
    ],
    beats: [
      'When you turn round, the rocking horse is rocking. When you look at it, it was the wind.',
      'Whispering, from the toy box. You catch “not bad”, and “for someone so large”.',
      'They are all sitting a little nearer than before, in a half circle, and looking straight ahead.',
    ],
    door: 'It creaks when nobody touches it. The toys say that it is laughing.',
    ending:
      'You close the door behind you, softly, and hear it: feet, a great many, very small, going back to their places.\n\nOn the stairs stands {owner}, with his beard, listening. “Are they still angry?” he asks. On Sunday he is coming [up|with biscuits].',
    aboutEnding: '“And who won ‘{about}’?” You did. It will be written down.',
  },
  de: {
    titles: ['Die Regeln der Spielsachen', 'Im Dunkeln sind wir wach', 'Einer von uns bleibt'],
    introduction:
      'Wir, die Spielsachen, haben beschlossen: Ein Kind bleibt da, bis wieder jemand mit uns gespielt hat. Das ist keine Entführung, das ist [Warten|gerecht]. Früher kam {owner} jeden Sonntag herauf, dann bekam er einen Bart. Die Tür gehorcht uns, wir haben lange genug davorgesessen. Jeder von uns hat ein Geheimnis aufgeschrieben, die Schrift ist nicht gut, wir haben Pfoten. Wer alles findet, hat gespielt und darf gehen. Im Namen aller: {one}.',
    about: 'Das Spiel hieß immer „{about}“. Wer gewonnen hat, weiß keiner mehr.',
    greetings: [
      'Mit der linken Pfote geschrieben:',
      'Vom Grund der Spielzeugkiste, in Wachsmalkreide:',
      'An das Kind, aber nicht an das mit der Schere:',
    ],
    reasons: [
      'Dabei habe ich ein Auge verloren und bereue nichts.',
      'Wir haben geschworen, nichts zu sagen, darum schreibe ich nur.',
      'Im Dunkeln weiß ich es noch besser.',
    ],
    looks: [
      'Im Gericht der Puppen ist {thing} ein Möbelstück, meistens der Richter.',
      'Du nimmst es, spielst kurz damit und stellst es zurück. Hinter dir freut sich jemand.',
      'Ein Schild in Wachsmalstift: „Hier bitte nicht erwachsen sein.“',
    ],
    beats: [
      'Drehst du dich um, schaukelt das Schaukelpferd. Siehst du hin, war es der Wind.',
      'Aus der Spielzeugkiste flüstert es. Du verstehst „nicht übel“ und „für so etwas Großes“.',
      'Alle sitzen etwas näher als vorhin, im Halbkreis, und sehen geradeaus.',
    ],
    door: 'Sie knarrt, ohne dass jemand sie anfasst. Die Spielsachen sagen, sie lacht.',
    ending:
      'Leise machst du die Tür hinter dir zu und hörst es: Füße, sehr viele und sehr kleine, auf dem Weg zurück an ihren Platz.\n\nAuf der Treppe steht {owner} mit seinem Bart und horcht. „Sind sie noch böse?“, fragt er. Am Sonntag kommt er [herauf|mit Keksen].',
    aboutEnding: '„Und wer hat ‚{about}‘ gewonnen?“ Du. Das wird aufgeschrieben.',
  },
};
