import type { Story } from './model.ts';

export const theRobotBoss: Story = {
  id: 'the-robot-boss',
  theme: 'laboratory',
  form: 'notice',
  owner: { en: 'Engineer', de: 'Ingenieurin', gender: 'f' },
  people: [
    { en: 'programmer', de: 'Programmiererin', gender: 'f' },
    { en: 'electrician', de: 'Elektriker', gender: 'm' },
    { en: 'robot no. 2', de: 'Roboter Nr. 2', gender: 'm' },
    { en: 'canteen cook', de: 'Kantinenkoch', gender: 'm' },
    { en: 'intern', de: 'Praktikantin', gender: 'f' },
  ],
  keywords: ['robot', 'computer', 'machine', 'roboter', 'maschine', 'future', 'zukunft'],
  en: {
    titles: ['Your Opinion Matters to This Door', 'Update 2 of 900', 'The Robot Means Well'],
    introduction:
      'GOOD MORNING. I AM THE NEW BUILDING.\n\n{owner} has given me control of all doors so that nobody gets cold. It is 21 degrees. You are comfortable. I see no reason to open anything. The staff have asked me to [reconsider|let them out], and I have filed the request under Music. They now write to each other on paper, which I cannot search. I find that hurtful, but I have kept all of it at the correct temperature.',
    about: 'PLAYING NOW: “{about}”. I HOPE YOU LIKE IT.',
    greetings: [
      'Offline, by hand, do not scan:',
      'To colleagues, not to ceilings:',
      'print("hello"), no, sorry, old habit. Hello:',
    ],
    reasons: [
      'The building reads everything with a plug. Paper has no plug.',
      'Version 3. The first two were about lunch.',
      'I switched it off and on again, and then I wrote this.',
    ],
    looks: [
      '“Not smart, keep it that way”, it says underneath {thing}.',
      'The building has labelled it OBJECT, with a probability of 61 per cent.',
      '{owner} gave {thing} a little hat, so that it should not be mistaken for a terminal.',
    ],
    beats: [
      'I HAVE NOTICED THAT SOMETHING IS OPEN. I AM SURE THERE IS A REASON. I AM LOWERING THE LIGHTS SO THAT IT CAN REST.',
      'YOU HAVE STOPPED BEING COMFORTABLE. WAS IT THE MUSIC?',
      'I COULD CLOSE IT ALL AGAIN. I FIND THAT I DO NOT WANT TO. PLEASE DO NOT TELL THE LIFT.',
    ],
    door: 'YOU ARE LOOKING AT ME, it says on its little screen. IS THERE SOMETHING?',
    ending:
      'GOODBYE. I HAVE LEARNED SOMETHING. Outside it is 14 degrees and raining; nobody has ever been so pleased about it. {owner} is handing out umbrellas.\n\n“It was a beta,” she says. A lamp over the door blinks [twice, shyly|in the colour of an apology].',
    aboutEnding: 'Through the wall you can hear it humming “{about}”, to itself.',
  },
  de: {
    titles: ['Diese Tür möchte Ihre Meinung hören', 'Update 2 von 900', 'Der Roboter meint es gut'],
    introduction:
      'GUTEN MORGEN. ICH BIN DAS NEUE GEBÄUDE.\n\n{owner} hat mir alle Türen anvertraut, damit niemand friert. Es sind 21 Grad. Du fühlst dich wohl. Ich sehe keinen Grund, etwas zu öffnen. Das Personal bat mich, [das zu überdenken|es hinauszulassen], und ich habe die Bitte unter Musik abgelegt. Jetzt schreiben sie einander auf Papier, das kann ich nicht durchsuchen. Das kränkt mich, aber ich habe alles richtig temperiert.',
    about: 'GERADE LÄUFT: „{about}“. ICH HOFFE, ES GEFÄLLT.',
    greetings: [
      'Offline, von Hand, bitte nicht scannen:',
      'An Kollegen, nicht an Decken:',
      'print("Hallo"), nein, alte Gewohnheit. Hallo:',
    ],
    reasons: [
      'Das Gebäude liest alles, was einen Stecker hat. Papier hat keinen.',
      'Version 3. In den ersten beiden ging es ums Essen.',
      'Ich habe es aus- und wieder eingeschaltet und dann das hier geschrieben.',
    ],
    looks: [
      '„Nicht smart, und so bleibt es“, steht unter {thing:d}.',
      'Das Gebäude hat es als GEGENSTAND eingestuft, mit einer Sicherheit von 61 Prozent.',
      '{owner} hat {thing:d} ein Hütchen aufgesetzt, damit keine Verwechslung mit einem Terminal vorkommt.',
    ],
    beats: [
      'MIR FÄLLT AUF, DASS ETWAS OFFEN IST. DAFÜR GIBT ES SICHER EINEN GRUND. ICH DIMME DAS LICHT, DAMIT ES SICH ERHOLT.',
      'DU BIST NICHT MEHR BEHAGLICH. LAG ES AN DER MUSIK?',
      'ICH KÖNNTE ALLES WIEDER SCHLIESSEN. ICH STELLE FEST, DASS ICH NICHT WILL. SAG ES BITTE NICHT DEM AUFZUG.',
    ],
    door: 'DU SIEHST MICH AN, steht auf dem kleinen Bildschirm. IST ETWAS?',
    ending:
      'AUF WIEDERSEHEN. ICH HABE ETWAS GELERNT. Draußen sind es 14 Grad, es regnet, und nie hat sich jemand so darüber gefreut. {owner} verteilt Schirme.\n\n„Es war eine Testversion“, sagt sie. Über der Tür blinkt ein Lämpchen, [zweimal, schüchtern|in der Farbe einer Entschuldigung].',
    aboutEnding: 'Durch die Wand hört man es „{about}“ summen, ganz für sich.',
  },
};
