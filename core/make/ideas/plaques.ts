import type { Chance } from '../../lock/shuffle.ts';
import { shuffle } from '../../lock/shuffle.ts';
import type { Noun } from '../words/noun.ts';
import type { Templates } from '../words/Teller.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { ClueThing, IdeaKit } from './model.ts';

/** Three plaques on a wall, each of another material. */
export interface Plaques {
  things: readonly ClueThing[];
  /** What they show in the order in which the lock wants it, some of them twice. */
  signs: readonly string[];
  /** The materials in that order, in words. */
  order: string;
}

const MATERIALS: Readonly<Record<'stone' | 'brass' | 'wooden', Noun>> = {
  stone: { en: 'stone', de: 'Stein', gender: null },
  brass: { en: 'brass', de: 'Messing', gender: null },
  wooden: { en: 'wood', de: 'Holz', gender: null },
};

interface Kind {
  /** The second part of the plaques' catalogue ids: `stone-arrow`. */
  kind: 'number' | 'arrow' | 'colour' | 'note' | 'sign';
  /** The colours of the plaques, each with its sign. */
  signs: readonly string[];
  noun: { en: string; de: string };
  count: number;
}

/** Hangs three different plaques, and asks for their signs in an order of materials. */
export function hangPlaques({ chance, language }: IdeaKit, { kind, signs, noun, count }: Kind): Plaques {
  const materials = shuffle(['stone', 'brass', 'wooden'] as const, chance);
  const shown = shuffle(signs, chance).slice(0, materials.length);
  const order = orderOf(materials, count, chance);
  return {
    things: materials.map((material, place) => ({
      of: [`${material}-${kind}`],
      color: shown[place] ?? '',
      noun: {
        en: `${material} ${noun.en}`,
        de: `${noun.de} aus ${MATERIALS[material].de}`,
        gender: 'n',
      },
    })),
    signs: order.map((material) => shown[materials.indexOf(material)] ?? ''),
    order: order.map((material) => MATERIALS[material][language]).join(', '),
  };
}

/** All materials once, then some of them again, none twice in a row. */
function orderOf<Material>(
  materials: readonly Material[],
  count: number,
  chance: Chance,
): readonly Material[] {
  const order = [...shuffle(materials, chance)];
  while (order.length < count)
    order.push(
      chooseOne(
        materials.filter((each) => each !== order.at(-1)),
        chance,
      ),
    );
  return order;
}

/** Returns a number of signs that is hard to guess and short to enter. */
export function countSigns(chance: Chance): number {
  return chooseNumber(4, 5, chance);
}

/** What is written at the lock: the materials in their order. */
export const PLAQUE_ORDER: Templates = {
  en: ['“[First|Begin with] {order}.”', '“{order}. [In that order|No other order].”'],
  de: ['„[Zuerst|Fang an mit] {order}.“', '„{order}. [In dieser Reihenfolge|Nicht anders].“'],
};

export const PLAQUE_METHOD: Templates = {
  en: [
    'Three plaques hang [here|on the wall], of stone, brass and wood.',
    'Look for three plaques, [each of another material|no two of one material].',
  ],
  de: [
    'Drei Schilder hängen [hier|an der Wand], aus Stein, Messing und Holz.',
    'Such drei Schilder, [jedes aus einem anderen Material|keine zwei aus demselben Material].',
  ],
};

export const PLAQUE_CLOSER: Templates = {
  en: [
    'Enter what they show[|, and nothing else,] in this order: {order}.',
    'By [what they are made of|material], the order is: {order}.',
  ],
  de: [
    'Gib ein, was sie zeigen, und zwar in dieser [Folge|Reihenfolge]: {order}.',
    '[Nach dem Material geordnet|Die Reihenfolge nach dem Material]: {order}.',
  ],
};
