import type { Item } from '../../art/defineItem.ts';

/** The facts about the library that are stored outside the drawings. */
export interface Known {
  /** German names by English ones. */
  names: Readonly<Record<string, string>>;
  /** German words by the names of colours. */
  colors: Readonly<Record<string, string>>;
  /** The ids of entries whose picture fingerprints are stored. */
  likenesses: Readonly<Record<string, unknown>>;
  /** The items that rooms may contain, with their colours. */
  published: Readonly<Record<string, { colors: readonly string[] }>>;
}

/** Returns what was forgotten as an item was added, each in one sentence that says what to do. */
export function findForgotten(item: Item, known: Known): string[] {
  const { id } = item.entry;
  return [...forgottenInDrawing(item), ...forgottenWords(item, known), ...forgottenLists(item, known)].map(
    (sentence) => `${id}: ${sentence}`,
  );
}

function forgottenInDrawing({
  entry,
  states,
  opening,
  reasons,
  lockMaterial,
  layDown,
  leaves,
}: Item): string[] {
  const opens = states.includes('opened');
  const hasLeaves = leaves().length > 0;
  const isLoose = entry.anchor === 'top' || entry.tag === 'Keys';
  const isUntold = entry.isLockable && entry.colorOrder.some((color) => lockMaterial(color) === null);
  return sentences([
    [
      opens && !hasLeaves && !reasons.fades,
      "nothing moves as it opens: give it `leaves`, or a reason such as `fades: 'lights up'`.",
    ],
    [
      hasLeaves && reasons.fades !== undefined,
      'it has leaves, so it does not fade: take out `leaves` or `fades`.',
    ],
    [
      !opens && opening !== 'opens',
      'it does not open: take out `opening`, or draw it opened and say `opens: true`.',
    ],
    [!opens && entry.isContainer, 'a container is opened: draw it opened and say `opens: true`.'],
    [entry.tag === 'Storage' && !entry.isContainer, 'all of Storage holds things: say `isContainer: true`.'],
    [
      isLoose && !layDown && !reasons.upright,
      "it is put on floors: give it `lying`, or a reason such as `upright: 'has a foot'`.",
    ],
    [
      layDown !== null && reasons.upright !== undefined,
      'it lies, so it does not stand: take out `lying` or `upright`.',
    ],
    [isUntold, "it can be locked: say what its lock is made of, such as `lockMaterial: 'wood'`."],
  ]);
}

function forgottenWords({ entry: { name, colorOrder } }: Item, { names, colors }: Known): string[] {
  return sentences([
    [!names[name], `its name has no German one: add it to src/editor/text/de/catalogueNames.ts.`],
    ...colorOrder.map(
      (color): Finding => [
        !colors[color],
        `its colour ${color} has no German word: add it to src/shared/text/de/colors.ts, or use a colour that has one.`,
      ],
    ),
  ]);
}

function forgottenLists({ entry: { id, colorOrder } }: Item, { likenesses, published }: Known): string[] {
  const isListed = colorOrder.every((color) => published[id]?.colors.includes(color));
  return sentences([[!isListed || !likenesses[id], 'it is not listed yet: run `npm run art:publish`.']]);
}

type Finding = readonly [isForgotten: boolean, sentence: string];

function sentences(findings: readonly Finding[]): string[] {
  return findings.filter(([isForgotten]) => isForgotten).map(([, sentence]) => sentence);
}
