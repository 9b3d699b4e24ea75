import { fourServants } from '../../starters/fourServants.ts';
import { translateRecipe } from '../translateRecipe.ts';

export const fourServantsInGerman = translateRecipe(fourServants, 'de', {
  roomName: 'Vier Diener',
  introduction:
    'Die Königin nahm ihre vier besten Diener mit, damit jemand die Tür aufmacht. Seither stehen sie in ihren besten Helmen herum und nehmen ihre Rangfolge sehr ernst.\n\nDu bist am Andenkenladen falsch abgebogen.',
  craft: {
    idea: 'Klicks in der richtigen Folge',
    note: 'Die Truhe hat keinen Schlüssel: Sie geht auf, wenn die vier Köpfe in der richtigen Folge angeklickt werden. In ihrem Panel steht „Geht auf mit“ auf „Klicks“; drück „Im Raum auswählen“ und klick die Dinge eins nach dem anderen an. Die Folge verrät ein Text, über den man nachdenken muss, nie eine blanke Liste, und jeder Kopf sagt etwas, damit niemandem der erste Klick vergeudet vorkommt.',
  },
  door: {
    name: 'Grabtür',
    says: 'In der Sonne unter dem Käfer ist eine Mulde, geschnitten wie ein Edelstein.',
  },
  items: {
    black: {
      name: 'Köchin',
      says: 'Die Köchin, in schwarzem Stein. Sie sieht dich an wie eine dünne Suppe.',
    },
    white: { name: 'Verwalter', says: 'Der Verwalter, in weißem Stein. Er hat dich schon gezählt.' },
    bronze: { name: 'Gärtner', says: 'Der Gärtner, in Bronze. Er wäre lieber draußen.' },
    painted: { name: 'Hofnarr', says: 'Der Hofnarr, bemalt. Den über das Jenseits kennt er schon.' },
    papyrus: {
      name: 'Papyrus',
      says: 'An alle, die nach mir hier dienen. Die Köchin isst zuerst, also wird sie zuerst begrüßt. Der Hofnarr will das letzte Wort; lasst es ihm. Zwischen den beiden kommt der Gärtner vor dem Verwalter, wegen seiner Stiefel.',
    },
    chest: {
      name: 'Truhe ohne Schlüssel',
      says: 'Das Schlüsselloch ist massiv: Darin war noch nie ein Schlüssel. Es hört auf die vier, steht da, wenn sie begrüßt sind.',
      saysOpened: 'Die vier Köpfe nicken, und der Deckel geht auf.',
      hints: ['Die vier Köpfe im Grab wollen begrüßt werden. Antippen genügt, aber in der richtigen Folge.'],
    },
    gem: { name: 'Grüner Edelstein' },
    rug: {
      name: 'Teppich',
      says: 'Ein Geschenk der Botschaft. Niemand brachte es übers Herz zu sagen, dass es noch keine Botschaften gibt. Darunter ist die Mulde, in der die anderen Geschenke lagen.',
    },
    leftFire: {
      name: 'Feuerschale',
      says: 'Sie brennt seit dreitausend Jahren. Darum kümmert sich der fünfte Diener, der für ein Standbild nicht gut genug war.',
    },
    rightFire: {
      name: 'Andere Feuerschale',
      says: 'Um diese kümmert sich der sechste Diener. Die beiden vertragen sich nicht.',
    },
    jackal: {
      name: 'Mann mit Schakalkopf',
      says: 'Der Haushofmeister. Von ihm ist die Rangordnung, und sich hat er doppelt so groß gezeichnet wie alle.',
    },
    jars: {
      name: 'Nische mit Krügen',
      says: 'Honig, Öl, und ein Krug, den vor dir schon jemand umgestoßen hat. Es war der Narr.',
    },
  },
});
