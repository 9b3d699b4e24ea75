import type { Story } from './model.ts';

export const theLostMascot: Story = {
  id: 'the-lost-mascot',
  theme: 'school',
  form: 'narrator',
  owner: { en: 'Mr.', de: 'Herr', gender: 'm' },
  people: [
    { en: 'biology teacher', de: 'Biologielehrerin', gender: 'f' },
    { en: 'janitor', de: 'Hausmeister', gender: 'm' },
    { en: 'pupil of 5b', de: 'Schüler der 5b', gender: 'm' },
    { en: 'cook', de: 'Köchin', gender: 'f' },
    { en: 'school nurse', de: 'Schulkrankenschwester', gender: 'f' },
  ],
  keywords: ['mascot', 'animal', 'hamster', 'maskottchen', 'hamster', 'tier'],
  en: {
    titles: ['Professor Nibbles Is Out', 'The Hamster of 5b', 'Four O’Clock and No Hamster'],
    introduction:
      'Professor Nibbles is the hamster of class 5b, and this afternoon his cage was empty. “Nobody opens a door until he is found,” said {owner}, shut all of them, and went to look in the [boiler room|bicycle shed], where he now sits with no key to get back. The hamster has been found since; he is asleep in your pocket. Now somebody only has to let {owner} know. Everyone at this school writes notes, and hides them where no teacher looks.',
    about: 'The 5b has been preparing a play, “{about}”, and Nibbles has the main part.',
    greetings: [
      'To 5b, to be folded four times:',
      'From the cage, lower floor, in the straw:',
      'During maths, and therefore short:',
    ],
    reasons: [
      'The hamster knows, but he has eaten his copy.',
      'Chewing gum and notes are forbidden here, so this is secret twice over.',
      'Do not show it to {owner}. He corrects the spelling.',
    ],
    looks: [
      'On {thing} is a tuft of straw, and a tooth mark of the size of a comma.',
      '5b has labelled {thing}: “Professor Nibbles looked at this once.”',
      '{owner} has searched {thing} already. He has left a tick on it, in red.',
    ],
    beats: [
      'In your pocket somebody turns round twice and goes on sleeping.',
      'A pipe knocks, three times, a pause, three times: that is {owner}, in the cellar, marking aloud.',
      'Your pocket has woken up, and wants to know about the sunflower seeds.',
    ],
    door: 'On it hangs the timetable. Nobody has ever learned anything after four.',
    ending:
      'You find {owner} in the [boiler room|bicycle shed], on an upturned bucket, marking tests by torchlight. Your pocket yawns.\n\n“Good evening, Professor,” he says, and he does not mean you.',
    aboutEnding: 'The premiere of “{about}” is on Friday. Nibbles sleeps through it, to great applause.',
  },
  de: {
    titles: ['Professor Nagezahn ist weg', 'Der Hamster der 5b', 'Vier Uhr und kein Hamster'],
    introduction:
      'Professor Nagezahn ist der Hamster der 5b, und heute Nachmittag war sein Käfig leer. „Keine Tür geht auf, bis er gefunden ist“, sagte {owner}, schloss alle ab und ging [im Heizungskeller|im Fahrradschuppen] nachsehen, wo er jetzt ohne Schlüssel sitzt. Gefunden ist der Hamster inzwischen; er schläft in deiner Tasche. Nun müsste es {owner} nur noch erfahren. An dieser Schule schreiben alle Zettel und verstecken sie, wo kein Lehrer hinsieht.',
    about: 'Die 5b probt ein Theaterstück, „{about}“, und Nagezahn hat die Hauptrolle.',
    greetings: [
      'An die 5b, viermal zu falten:',
      'Aus dem Käfig, Erdgeschoss, im Stroh:',
      'In Mathe geschrieben, darum kurz:',
    ],
    reasons: [
      'Der Hamster weiß es auch, aber seinen Zettel hat er gefressen.',
      'Kaugummi und Zettel sind verboten, das hier ist also doppelt geheim.',
      'Nicht an {owner} weitergeben, sonst kommt es korrigiert zurück.',
    ],
    looks: [
      'An {thing:d} hängt etwas Stroh, und da ist ein Zahnabdruck, so groß wie ein Komma.',
      'Die 5b hat {thing:a} beschriftet: „Professor Nibbles hat das einmal angesehen.“',
      'Hier hat {owner} schon gesucht und einen Haken dagelassen, in Rot.',
    ],
    beats: [
      'In deiner Tasche dreht sich jemand zweimal um und schläft weiter.',
      'Ein Rohr klopft, dreimal, Pause, dreimal: Das ist {owner} im Keller und korrigiert laut.',
      'Deine Tasche ist aufgewacht und erkundigt sich nach Sonnenblumenkernen.',
    ],
    door: 'Daran hängt der Stundenplan. Nach vier hat hier noch nie jemand etwas gelernt.',
    ending:
      '{owner} sitzt auf einem umgedrehten Eimer und korrigiert beim Schein der Taschenlampe. Deine Tasche gähnt.\n\n„Guten Abend, Professor“, sagt er und meint nicht dich.',
    aboutEnding: 'Am Freitag ist Premiere von „{about}“. Nagezahn verschläft sie unter großem Beifall.',
  },
};
